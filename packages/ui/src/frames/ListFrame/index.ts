export { ListFrame } from './ListFrame.tsx';
export { ListSkeleton } from './ListSkeleton.tsx';
