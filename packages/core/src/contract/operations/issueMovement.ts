// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Issue a movement. */
export const issueMovement: ChangingOperation<'issueMovement'> = {
  id: 'issueMovement',
  method: 'post',
  path: '/api/policy/movements/{movementId}/issue/',
  stale: ['movements', 'policies', 'payments', 'policy-vehicles', 'policy-insureds', 'policy-coverages', 'policy-generals', 'policy-beneficiaries'],
};
