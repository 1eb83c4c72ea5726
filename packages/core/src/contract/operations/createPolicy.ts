// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a policy. */
export const createPolicy: ChangingOperation<'createPolicy'> = {
  id: 'createPolicy',
  method: 'post',
  path: '/api/policy/policies/',
  stale: ['policies'],
};
