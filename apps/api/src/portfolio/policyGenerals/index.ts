export { policyGeneralOperations } from './policyGenerals.operations.ts';
export { policyGeneralStore } from './policyGenerals.store.ts';
