export { type WorkItem, WorkQueue } from './WorkQueue.tsx';
