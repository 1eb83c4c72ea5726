// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a beneficiary of a policy. */
export const createPolicyBeneficiary: ChangingOperation<'createPolicyBeneficiary'> = {
  id: 'createPolicyBeneficiary',
  method: 'post',
  path: '/api/policy/policies/{policyId}/beneficiaries/',
  stale: ['policy-beneficiaries', 'policies'],
};
