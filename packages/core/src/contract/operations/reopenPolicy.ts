// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Take back a closing. */
export const reopenPolicy: ChangingOperation<'reopenPolicy'> = {
  id: 'reopenPolicy',
  method: 'post',
  path: '/api/policy/policies/{policyId}/reopen/',
  stale: ['policies', 'payments'],
};
