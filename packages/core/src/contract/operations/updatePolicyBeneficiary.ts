// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a beneficiary of a policy. */
export const updatePolicyBeneficiary: ChangingOperation<'updatePolicyBeneficiary'> = {
  id: 'updatePolicyBeneficiary',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/beneficiaries/{rowId}/',
  stale: ['policy-beneficiaries', 'policies'],
};
