// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a person insured by a policy. */
export const updatePolicyInsured: ChangingOperation<'updatePolicyInsured'> = {
  id: 'updatePolicyInsured',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/insureds/{rowId}/',
  stale: ['policy-insureds', 'policies'],
};
