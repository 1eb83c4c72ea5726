// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List branches. */
export const listBranches: ReadingOperation<'listBranches'> = {
  id: 'listBranches',
  method: 'get',
  path: '/api/policy/branches/',
  reads: ['branches'],
};
