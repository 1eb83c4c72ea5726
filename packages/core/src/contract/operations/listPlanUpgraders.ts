// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Who can upgrade the plan. */
export const listPlanUpgraders: ReadingOperation<'listPlanUpgraders'> = {
  id: 'listPlanUpgraders',
  method: 'get',
  path: '/api/billing/upgraders/',
  reads: ['billing'],
};
