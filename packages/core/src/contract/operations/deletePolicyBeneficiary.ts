// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove a beneficiary of a policy. */
export const deletePolicyBeneficiary: ChangingOperation<'deletePolicyBeneficiary'> = {
  id: 'deletePolicyBeneficiary',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/beneficiaries/{rowId}/',
  stale: ['policy-beneficiaries', 'policies'],
};
