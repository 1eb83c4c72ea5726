export { checkNewCustomer } from './checkCustomer.ts';
export { customerOperations, refuseWrongTitular } from './customers.operations.ts';
export { type CustomerStore, customerStore } from './customers.store.ts';
