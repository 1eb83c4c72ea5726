// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List branches. */
export const listBranches: ReadingOperation<'listBranches'> = {
  id: 'listBranches',
  method: 'get',
  path: '/api/policy/branches/',
  reads: ['branches'],
};

/** Add a branch. */
export const createBranch: ChangingOperation<'createBranch'> = {
  id: 'createBranch',
  method: 'post',
  path: '/api/policy/branches/',
  stale: ['branches'],
};

/** One branch. */
export const getBranch: ReadingOperation<'getBranch'> = {
  id: 'getBranch',
  method: 'get',
  path: '/api/policy/branches/{branchId}/',
  reads: ['branches'],
};

/** Change a branch. */
export const updateBranch: ChangingOperation<'updateBranch'> = {
  id: 'updateBranch',
  method: 'patch',
  path: '/api/policy/branches/{branchId}/',
  stale: ['branches'],
};

/** Delete a branch. */
export const deleteBranch: ChangingOperation<'deleteBranch'> = {
  id: 'deleteBranch',
  method: 'delete',
  path: '/api/policy/branches/{branchId}/',
  stale: ['branches'],
};
