// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** Sign in. */
export const login: ChangingOperation<'login'> = {
  id: 'login',
  method: 'post',
  path: '/api/auth/login/',
  stale: ['session'],
};

/** Sign out. */
export const logout: ChangingOperation<'logout'> = {
  id: 'logout',
  method: 'post',
  path: '/api/auth/logout/',
  stale: ['session'],
};

/** Renew the tokens. */
export const refreshSession: ChangingOperation<'refreshSession'> = {
  id: 'refreshSession',
  method: 'post',
  path: '/api/auth/refresh/',
  stale: ['session'],
};

/** Own sessions. */
export const listSessions: ReadingOperation<'listSessions'> = {
  id: 'listSessions',
  method: 'get',
  path: '/api/auth/sessions/',
  reads: ['session'],
};

/** Log out everywhere else. */
export const deleteOtherSessions: ChangingOperation<'deleteOtherSessions'> = {
  id: 'deleteOtherSessions',
  method: 'delete',
  path: '/api/auth/sessions/',
  stale: ['session'],
};

/** End one session. */
export const deleteSession: ChangingOperation<'deleteSession'> = {
  id: 'deleteSession',
  method: 'delete',
  path: '/api/auth/sessions/{sessionId}/',
  stale: ['session'],
};

/** A ticket for the live channel. */
export const createWsTicket: ChangingOperation<'createWsTicket'> = {
  id: 'createWsTicket',
  method: 'post',
  path: '/api/auth/ws-ticket/',
  stale: ['session'],
};

/** Who is signed in. */
export const getMe: ReadingOperation<'getMe'> = {
  id: 'getMe',
  method: 'get',
  path: '/api/auth/me/',
  reads: ['session'],
};

/** Own preferences. */
export const getMyPreferences: ReadingOperation<'getMyPreferences'> = {
  id: 'getMyPreferences',
  method: 'get',
  path: '/api/auth/me/preferences/',
  reads: ['session'],
};

/** Change own preferences. */
export const updateMyPreferences: ChangingOperation<'updateMyPreferences'> = {
  id: 'updateMyPreferences',
  method: 'patch',
  path: '/api/auth/me/preferences/',
  stale: ['session'],
};

/** Own drafts. */
export const listDrafts: ReadingOperation<'listDrafts'> = {
  id: 'listDrafts',
  method: 'get',
  path: '/api/auth/me/drafts/',
  reads: ['session'],
};

/** Keep a draft. */
export const saveDraft: ChangingOperation<'saveDraft'> = {
  id: 'saveDraft',
  method: 'put',
  path: '/api/auth/me/drafts/{draftKey}/',
  stale: ['session'],
};

/** Discard a draft. */
export const deleteDraft: ChangingOperation<'deleteDraft'> = {
  id: 'deleteDraft',
  method: 'delete',
  path: '/api/auth/me/drafts/{draftKey}/',
  stale: ['session'],
};
