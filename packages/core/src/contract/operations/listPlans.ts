// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List plans. */
export const listPlans: ReadingOperation<'listPlans'> = {
  id: 'listPlans',
  method: 'get',
  path: '/api/public/plans/',
  reads: [],
};
