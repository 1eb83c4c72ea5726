// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Renew a policy. */
export const renewPolicy: ChangingOperation<'renewPolicy'> = {
  id: 'renewPolicy',
  method: 'post',
  path: '/api/policy/policies/{policyId}/renew/',
  stale: ['policies'],
};
