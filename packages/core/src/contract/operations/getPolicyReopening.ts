// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What taking back a closing would change. */
export const getPolicyReopening: ReadingOperation<'getPolicyReopening'> = {
  id: 'getPolicyReopening',
  method: 'get',
  path: '/api/policy/policies/{policyId}/reopen/',
  reads: ['policies', 'payments'],
};
