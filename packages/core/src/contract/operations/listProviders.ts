// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List providers. */
export const listProviders: ReadingOperation<'listProviders'> = {
  id: 'listProviders',
  method: 'get',
  path: '/api/policy/providers/',
  reads: ['providers'],
};
