// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Own drafts. */
export const listDrafts: ReadingOperation<'listDrafts'> = {
  id: 'listDrafts',
  method: 'get',
  path: '/api/auth/me/drafts/',
  reads: ['session'],
};
