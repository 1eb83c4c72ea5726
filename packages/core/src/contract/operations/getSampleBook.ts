// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** The sample book. */
export const getSampleBook: ReadingOperation<'getSampleBook'> = {
  id: 'getSampleBook',
  method: 'get',
  path: '/api/core/sample/',
  reads: ['sample', 'customers', 'vehicles', 'providers', 'branches', 'coverages', 'policies', 'payments'],
};
