export { importOperations } from './imports.operations.ts';
export { importStore } from './imports.store.ts';
