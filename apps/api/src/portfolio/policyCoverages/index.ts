export { policyCoverageOperations } from './policyCoverages.operations.ts';
export { policyCoverageStore } from './policyCoverages.store.ts';
