export { directoryOperations } from './directory.operations.ts';
export { type ListedPages, listedPages } from './listedPages.ts';
export { settleDirectory } from './settleDirectory.ts';
