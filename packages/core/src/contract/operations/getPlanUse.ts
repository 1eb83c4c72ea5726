// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Use of one limit. */
export const getPlanUse: ReadingOperation<'getPlanUse'> = {
  id: 'getPlanUse',
  method: 'get',
  path: '/api/billing/use/',
  reads: ['billing'],
};
