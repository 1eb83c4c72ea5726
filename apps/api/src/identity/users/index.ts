export { ownNameOperations } from './ownName.operations.ts';
export { userAccountOperations } from './userAccounts.operations.ts';
export { userOperations, userUndoChecks } from './users.operations.ts';
export { userStore } from './users.store.ts';
