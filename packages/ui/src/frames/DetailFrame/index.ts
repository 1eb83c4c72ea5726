export { DetailColumns } from './DetailColumns.tsx';
export { DetailFrame } from './DetailFrame.tsx';
export { DetailSkeleton } from './DetailSkeleton.tsx';
