// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Confirm the address. */
export const confirmRegistration: ChangingOperation<'confirmRegistration'> = {
  id: 'confirmRegistration',
  method: 'post',
  path: '/api/auth/register/confirm/',
  stale: [],
};
