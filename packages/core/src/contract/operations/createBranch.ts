// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a branch. */
export const createBranch: ChangingOperation<'createBranch'> = {
  id: 'createBranch',
  method: 'post',
  path: '/api/policy/branches/',
  stale: ['branches'],
};
