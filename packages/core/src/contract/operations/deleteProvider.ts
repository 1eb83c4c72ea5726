// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a provider. */
export const deleteProvider: ChangingOperation<'deleteProvider'> = {
  id: 'deleteProvider',
  method: 'delete',
  path: '/api/policy/providers/{providerId}/',
  stale: ['providers'],
};
