// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Discard a draft. */
export const deleteDraft: ChangingOperation<'deleteDraft'> = {
  id: 'deleteDraft',
  method: 'delete',
  path: '/api/auth/me/drafts/{draftKey}/',
  stale: ['session'],
};
