// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Activate a draft. */
export const activatePolicy: ChangingOperation<'activatePolicy'> = {
  id: 'activatePolicy',
  method: 'post',
  path: '/api/policy/policies/{policyId}/activate/',
  stale: ['policies'],
};
