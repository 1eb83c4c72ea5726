// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a branch. */
export const updateBranch: ChangingOperation<'updateBranch'> = {
  id: 'updateBranch',
  method: 'patch',
  path: '/api/policy/branches/{branchId}/',
  stale: ['branches', 'policies'],
};
