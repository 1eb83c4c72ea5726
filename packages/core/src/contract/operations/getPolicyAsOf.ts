// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** A policy as it was on a day. */
export const getPolicyAsOf: ReadingOperation<'getPolicyAsOf'> = {
  id: 'getPolicyAsOf',
  method: 'get',
  path: '/api/policy/policies/{policyId}/as-of/',
  reads: ['policies', 'movements', 'policy-coverages', 'policy-insureds', 'policy-vehicles', 'policy-generals', 'policy-beneficiaries'],
};
