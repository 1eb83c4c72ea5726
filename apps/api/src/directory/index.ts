export { directoryDesk } from './directory.operations.ts';
export { createKnownCounts, type KnownCounts } from './knownCounts.ts';
export { type ListedPages, listedPages } from './listedPages.ts';
