// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What is due. */
export const getDashboardSummary: ReadingOperation<'getDashboardSummary'> = {
  id: 'getDashboardSummary',
  method: 'get',
  path: '/api/dashboard/summary/',
  reads: ['dashboard', 'policies', 'payments', 'session', 'partner', 'branches', 'providers', 'customers', 'users', 'sample'],
};
