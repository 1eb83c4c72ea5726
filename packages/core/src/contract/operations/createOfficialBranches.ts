// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add official branches. */
export const createOfficialBranches: ChangingOperation<'createOfficialBranches'> = {
  id: 'createOfficialBranches',
  method: 'post',
  path: '/api/policy/branches/official/',
  stale: ['branches'],
};
