// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove the sample book. */
export const deleteSampleBook: ChangingOperation<'deleteSampleBook'> = {
  id: 'deleteSampleBook',
  method: 'delete',
  path: '/api/core/sample/',
  stale: ['sample', 'customers', 'vehicles', 'providers', 'branches', 'coverages', 'policies', 'payments', 'dashboard', 'partner'],
};
