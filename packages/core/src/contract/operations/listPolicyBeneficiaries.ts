// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List beneficiaries of a policy. */
export const listPolicyBeneficiaries: ReadingOperation<'listPolicyBeneficiaries'> = {
  id: 'listPolicyBeneficiaries',
  method: 'get',
  path: '/api/policy/policies/{policyId}/beneficiaries/',
  reads: ['policy-beneficiaries', 'policies'],
};
