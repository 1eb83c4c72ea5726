// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/operation.ts';

/** List plans. */
export const listPlans: ReadingOperation<'listPlans'> = {
  id: 'listPlans',
  method: 'get',
  path: '/api/public/plans/',
  reads: [],
};
