export { customerOperations } from './customers.operations.ts';
export { type CustomerStore, customerStore } from './customers.store.ts';
