export type { DrawingName } from './Drawing.tsx';
export { EmptyState } from './EmptyState.tsx';
