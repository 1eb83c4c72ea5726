// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One branch. */
export const getBranch: ReadingOperation<'getBranch'> = {
  id: 'getBranch',
  method: 'get',
  path: '/api/policy/branches/{branchId}/',
  reads: ['branches'],
};
