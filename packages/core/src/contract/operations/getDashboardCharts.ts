// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** The policies in force. */
export const getDashboardCharts: ReadingOperation<'getDashboardCharts'> = {
  id: 'getDashboardCharts',
  method: 'get',
  path: '/api/dashboard/charts/',
  reads: ['dashboard', 'policies', 'movements'],
};
