// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Mail the link again. */
export const resendConfirmation: ChangingOperation<'resendConfirmation'> = {
  id: 'resendConfirmation',
  method: 'post',
  path: '/api/auth/register/resend/',
  stale: [],
};
