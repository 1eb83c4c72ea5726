// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a branch. */
export const deleteBranch: ChangingOperation<'deleteBranch'> = {
  id: 'deleteBranch',
  method: 'delete',
  path: '/api/policy/branches/{branchId}/',
  stale: ['branches'],
};
