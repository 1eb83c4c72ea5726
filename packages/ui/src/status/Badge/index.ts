export { Badge } from './Badge.tsx';
export { badgeText } from './badgeText.ts';
