// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Close a policy. */
export const closePolicy: ChangingOperation<'closePolicy'> = {
  id: 'closePolicy',
  method: 'post',
  path: '/api/policy/policies/{policyId}/close/',
  stale: ['policies'],
};
