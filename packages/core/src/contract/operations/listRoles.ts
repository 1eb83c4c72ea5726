// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List roles. */
export const listRoles: ReadingOperation<'listRoles'> = {
  id: 'listRoles',
  method: 'get',
  path: '/api/auth/roles/',
  reads: ['roles'],
};
