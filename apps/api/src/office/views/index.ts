export { viewOperations } from './views.operations.ts';
export { type ViewStore, viewStore } from './views.store.ts';
