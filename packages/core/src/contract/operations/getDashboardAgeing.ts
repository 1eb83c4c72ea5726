// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** What is to be collected, by age. */
export const getDashboardAgeing: ReadingOperation<'getDashboardAgeing'> = {
  id: 'getDashboardAgeing',
  method: 'get',
  path: '/api/dashboard/ageing/',
  reads: ['dashboard', 'payments', 'policies'],
};
