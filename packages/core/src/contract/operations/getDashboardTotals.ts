// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What there is. */
export const getDashboardTotals: ReadingOperation<'getDashboardTotals'> = {
  id: 'getDashboardTotals',
  method: 'get',
  path: '/api/dashboard/totals/',
  reads: ['dashboard', 'policies', 'vehicles', 'customers'],
};
