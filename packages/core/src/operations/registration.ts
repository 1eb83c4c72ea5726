// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/operation.ts';

/** Make an account. */
export const register: ChangingOperation<'register'> = {
  id: 'register',
  method: 'post',
  path: '/api/auth/register/',
  stale: ['registration'],
};

/** Confirm the address. */
export const confirmRegistration: ChangingOperation<'confirmRegistration'> = {
  id: 'confirmRegistration',
  method: 'post',
  path: '/api/auth/register/confirm/',
  stale: ['registration'],
};

/** Mail the link again. */
export const resendConfirmation: ChangingOperation<'resendConfirmation'> = {
  id: 'resendConfirmation',
  method: 'post',
  path: '/api/auth/register/resend/',
  stale: ['registration'],
};
