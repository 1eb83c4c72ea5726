export { dashboardOperations } from './dashboard.operations.ts';
export { dashboardStore } from './dashboard.store.ts';
export { queueStore } from './queue.store.ts';
