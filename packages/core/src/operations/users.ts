// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List users. */
export const listUsers: ReadingOperation<'listUsers'> = {
  id: 'listUsers',
  method: 'get',
  path: '/api/auth/users/',
  reads: ['users'],
};

/** Add a user. */
export const createUser: ChangingOperation<'createUser'> = {
  id: 'createUser',
  method: 'post',
  path: '/api/auth/users/',
  stale: ['users'],
};

/** One user. */
export const getUser: ReadingOperation<'getUser'> = {
  id: 'getUser',
  method: 'get',
  path: '/api/auth/users/{userId}/',
  reads: ['users'],
};

/** Change a user. */
export const updateUser: ChangingOperation<'updateUser'> = {
  id: 'updateUser',
  method: 'patch',
  path: '/api/auth/users/{userId}/',
  stale: ['users'],
};

/** Delete a user. */
export const deleteUser: ChangingOperation<'deleteUser'> = {
  id: 'deleteUser',
  method: 'delete',
  path: '/api/auth/users/{userId}/',
  stale: ['users'],
};

/** End all sessions of a user. */
export const deleteUserSessions: ChangingOperation<'deleteUserSessions'> = {
  id: 'deleteUserSessions',
  method: 'delete',
  path: '/api/auth/users/{userId}/sessions/',
  stale: ['users'],
};

/** Work of a user. */
export const listUserWork: ReadingOperation<'listUserWork'> = {
  id: 'listUserWork',
  method: 'get',
  path: '/api/auth/users/{userId}/work/',
  reads: ['users'],
};

/** Deactivate a user. */
export const deactivateUser: ChangingOperation<'deactivateUser'> = {
  id: 'deactivateUser',
  method: 'post',
  path: '/api/auth/users/{userId}/deactivate/',
  stale: ['users'],
};

/** Activate a user. */
export const activateUser: ChangingOperation<'activateUser'> = {
  id: 'activateUser',
  method: 'post',
  path: '/api/auth/users/{userId}/activate/',
  stale: ['users'],
};

/** Send the invitation again. */
export const resendInvitation: ChangingOperation<'resendInvitation'> = {
  id: 'resendInvitation',
  method: 'post',
  path: '/api/auth/users/{userId}/invitation/',
  stale: ['users'],
};
