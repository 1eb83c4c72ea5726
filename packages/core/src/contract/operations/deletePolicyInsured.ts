// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove a person insured by a policy. */
export const deletePolicyInsured: ChangingOperation<'deletePolicyInsured'> = {
  id: 'deletePolicyInsured',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/insureds/{rowId}/',
  stale: ['policy-insureds', 'policies'],
};
