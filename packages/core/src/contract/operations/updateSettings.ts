// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change the settings. */
export const updateSettings: ChangingOperation<'updateSettings'> = {
  id: 'updateSettings',
  method: 'patch',
  path: '/api/core/settings/',
  stale: ['settings', 'policies', 'renewals'],
};
