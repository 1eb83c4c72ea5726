export { checkInsured, policyInsuredOperations } from './policyInsureds.operations.ts';
export { policyInsuredStore } from './policyInsureds.store.ts';
