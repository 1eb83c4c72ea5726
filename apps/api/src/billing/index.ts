export { billingOperations } from './billing.operations.ts';
export { billingStore } from './billing.store.ts';
