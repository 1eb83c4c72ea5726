export { policyBeneficiaryOperations } from './policyBeneficiaries.operations.ts';
export { policyBeneficiaryStore } from './policyBeneficiaries.store.ts';
