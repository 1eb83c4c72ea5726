// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a policy. */
export const deletePolicy: ChangingOperation<'deletePolicy'> = {
  id: 'deletePolicy',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/',
  stale: ['policies'],
};
