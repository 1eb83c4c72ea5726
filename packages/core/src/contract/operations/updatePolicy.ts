// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a policy. */
export const updatePolicy: ChangingOperation<'updatePolicy'> = {
  id: 'updatePolicy',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/',
  stale: ['policies'],
};
