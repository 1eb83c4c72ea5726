// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Everything that a policy shows on paper. */
export const getPolicySheet: ReadingOperation<'getPolicySheet'> = {
  id: 'getPolicySheet',
  method: 'get',
  path: '/api/policy/policies/{policyId}/sheet/',
  reads: ['policies', 'policy-coverages', 'policy-insureds', 'policy-vehicles', 'policy-generals', 'policy-beneficiaries', 'policy-sellers', 'payments', 'movements', 'customers', 'partner'],
};
