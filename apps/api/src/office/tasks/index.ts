export { taskOperations } from './tasks.operations.ts';
export { type TaskStore, taskStore } from './tasks.store.ts';
export { taskWork } from './taskWork.ts';
