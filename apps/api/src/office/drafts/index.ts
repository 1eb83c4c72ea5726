export { draftOperations } from './drafts.operations.ts';
export { draftStore } from './drafts.store.ts';
