export { policyFileOperations } from './policyFiles.operations.ts';
export { policyFileStore } from './policyFiles.store.ts';
export { policyFileUploadOperations } from './policyFileUploads.operations.ts';
