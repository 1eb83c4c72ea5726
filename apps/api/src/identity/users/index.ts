export { userDesk } from './userDesk.ts';
export { userOperations } from './users.operations.ts';
export { userStore } from './users.store.ts';
