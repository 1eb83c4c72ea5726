export { type RunKinds, readRunKinds, runOperations } from './runs.operations.ts';
export { runStore } from './runs.store.ts';
