export { type AdministratorStore, administratorStore } from './administrators.store.ts';
export { roleOperations } from './roles.operations.ts';
export { roleStore } from './roles.store.ts';
