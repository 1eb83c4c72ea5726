// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Send the invitation again. */
export const resendInvitation: ChangingOperation<'resendInvitation'> = {
  id: 'resendInvitation',
  method: 'post',
  path: '/api/auth/users/{userId}/invitation/',
  stale: ['users'],
};
