export { branchOperations } from './branches.operations.ts';
export { type BranchStore, branchStore } from './branches.store.ts';
