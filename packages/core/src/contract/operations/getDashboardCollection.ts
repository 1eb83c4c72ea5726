// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Collection by month. */
export const getDashboardCollection: ReadingOperation<'getDashboardCollection'> = {
  id: 'getDashboardCollection',
  method: 'get',
  path: '/api/dashboard/collection/',
  reads: ['dashboard', 'payments', 'policies'],
};
