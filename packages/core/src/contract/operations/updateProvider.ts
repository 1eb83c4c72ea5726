// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a provider. */
export const updateProvider: ChangingOperation<'updateProvider'> = {
  id: 'updateProvider',
  method: 'patch',
  path: '/api/policy/providers/{providerId}/',
  stale: ['providers'],
};
