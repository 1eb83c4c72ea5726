// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List roles. */
export const listRoles: ReadingOperation<'listRoles'> = {
  id: 'listRoles',
  method: 'get',
  path: '/api/auth/roles/',
  reads: ['roles'],
};

/** Add a role. */
export const createRole: ChangingOperation<'createRole'> = {
  id: 'createRole',
  method: 'post',
  path: '/api/auth/roles/',
  stale: ['roles'],
};

/** One role. */
export const getRole: ReadingOperation<'getRole'> = {
  id: 'getRole',
  method: 'get',
  path: '/api/auth/roles/{roleId}/',
  reads: ['roles'],
};

/** Change a role. */
export const updateRole: ChangingOperation<'updateRole'> = {
  id: 'updateRole',
  method: 'patch',
  path: '/api/auth/roles/{roleId}/',
  stale: ['roles'],
};

/** Delete a role. */
export const deleteRole: ChangingOperation<'deleteRole'> = {
  id: 'deleteRole',
  method: 'delete',
  path: '/api/auth/roles/{roleId}/',
  stale: ['roles'],
};
