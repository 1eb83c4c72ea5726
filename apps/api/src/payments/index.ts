export { paymentOperations } from './payments.operations.ts';
export { paymentStore } from './payments.store.ts';
