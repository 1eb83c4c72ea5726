export { policyFileDesk } from './policyFileDesk.ts';
export { policyFileOperations } from './policyFiles.operations.ts';
export { policyFileStore } from './policyFiles.store.ts';
