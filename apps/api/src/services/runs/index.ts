export { type RunKinds, readRunKinds, runOperations } from './runs.operations.ts';
export { runStore } from './runs.store.ts';
export { type UndoCheck, type UndoChecks, undoneRun } from './undoing.ts';
