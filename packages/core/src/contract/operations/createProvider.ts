// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a provider. */
export const createProvider: ChangingOperation<'createProvider'> = {
  id: 'createProvider',
  method: 'post',
  path: '/api/policy/providers/',
  stale: ['providers'],
};
