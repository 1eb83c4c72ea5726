// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Whether an alias is free. */
export const getAliasAvailability: ReadingOperation<'getAliasAvailability'> = {
  id: 'getAliasAvailability',
  method: 'get',
  path: '/api/core/partner/alias/',
  reads: ['partner'],
};
