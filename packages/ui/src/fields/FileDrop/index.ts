export { FileDrop } from './FileDrop.tsx';
export type { FileItem } from './FileLine.tsx';
