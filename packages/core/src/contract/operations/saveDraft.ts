// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Keep a draft. */
export const saveDraft: ChangingOperation<'saveDraft'> = {
  id: 'saveDraft',
  method: 'put',
  path: '/api/auth/me/drafts/{draftKey}/',
  stale: ['session'],
};
