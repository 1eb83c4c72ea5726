export { Icon, type IconType } from './Icon.tsx';
