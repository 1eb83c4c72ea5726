// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Draft a movement. */
export const createMovement: ChangingOperation<'createMovement'> = {
  id: 'createMovement',
  method: 'post',
  path: '/api/policy/policies/{policyId}/movements/',
  stale: ['movements'],
};
