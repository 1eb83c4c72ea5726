export { coverageOperations } from './coverages.operations.ts';
export { type CoverageStore, coverageStore } from './coverages.store.ts';
