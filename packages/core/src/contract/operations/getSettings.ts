// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Settings of the brokerage. */
export const getSettings: ReadingOperation<'getSettings'> = {
  id: 'getSettings',
  method: 'get',
  path: '/api/core/settings/',
  reads: ['settings'],
};
