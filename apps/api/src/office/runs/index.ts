export { type RunKinds, readRunKinds, runOperations } from './runs.operations.ts';
export { runStore } from './runs.store.ts';
export type { UndoCheck, UndoChecks } from './undoing.ts';
