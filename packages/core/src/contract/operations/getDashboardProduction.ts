// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Production by month. */
export const getDashboardProduction: ReadingOperation<'getDashboardProduction'> = {
  id: 'getDashboardProduction',
  method: 'get',
  path: '/api/dashboard/production/',
  reads: ['dashboard', 'policies', 'movements'],
};
