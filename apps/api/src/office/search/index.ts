export { searchOperations } from './search.operations.ts';
export { type SearchStore, searchStore } from './search.store.ts';
