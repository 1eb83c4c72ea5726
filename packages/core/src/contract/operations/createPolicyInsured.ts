// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a person insured by a policy. */
export const createPolicyInsured: ChangingOperation<'createPolicyInsured'> = {
  id: 'createPolicyInsured',
  method: 'post',
  path: '/api/policy/policies/{policyId}/insureds/',
  stale: ['policy-insureds', 'policies'],
};
