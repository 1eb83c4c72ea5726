// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One provider. */
export const getProvider: ReadingOperation<'getProvider'> = {
  id: 'getProvider',
  method: 'get',
  path: '/api/policy/providers/{providerId}/',
  reads: ['providers'],
};
