// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Load the sample book. */
export const createSampleBook: ChangingOperation<'createSampleBook'> = {
  id: 'createSampleBook',
  method: 'post',
  path: '/api/core/sample/',
  stale: ['sample', 'customers', 'vehicles', 'providers', 'branches', 'coverages', 'policies', 'payments', 'dashboard', 'partner'],
};
