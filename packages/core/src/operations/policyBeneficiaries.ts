// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List beneficiaries of a policy. */
export const listPolicyBeneficiaries: ReadingOperation<'listPolicyBeneficiaries'> = {
  id: 'listPolicyBeneficiaries',
  method: 'get',
  path: '/api/policy/policies/{policyId}/beneficiaries/',
  reads: ['policy-beneficiaries', 'policies'],
};

/** Add a beneficiary of a policy. */
export const createPolicyBeneficiary: ChangingOperation<'createPolicyBeneficiary'> = {
  id: 'createPolicyBeneficiary',
  method: 'post',
  path: '/api/policy/policies/{policyId}/beneficiaries/',
  stale: ['policy-beneficiaries', 'policies'],
};

/** Change a beneficiary of a policy. */
export const updatePolicyBeneficiary: ChangingOperation<'updatePolicyBeneficiary'> = {
  id: 'updatePolicyBeneficiary',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/beneficiaries/{rowId}/',
  stale: ['policy-beneficiaries', 'policies'],
};

/** Remove a beneficiary of a policy. */
export const deletePolicyBeneficiary: ChangingOperation<'deletePolicyBeneficiary'> = {
  id: 'deletePolicyBeneficiary',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/beneficiaries/{rowId}/',
  stale: ['policy-beneficiaries', 'policies'],
};
