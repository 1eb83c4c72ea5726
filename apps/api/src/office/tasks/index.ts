export { closeResolvedTasks, makeTasksByRules } from './followRules.ts';
export { isFoundTask } from './foundTasks.ts';
export { rulesFollow } from './rulesFollow.ts';
export { taskRuleOperations, taskRuleStore } from './taskRules.ts';
export { taskOperations, taskUndoChecks } from './tasks.operations.ts';
export { type TaskStore, taskStore } from './tasks.store.ts';
export { taskWork } from './taskWork.ts';
