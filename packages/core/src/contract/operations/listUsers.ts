// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List users. */
export const listUsers: ReadingOperation<'listUsers'> = {
  id: 'listUsers',
  method: 'get',
  path: '/api/auth/users/',
  reads: ['users'],
};
