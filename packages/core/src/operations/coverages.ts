// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List coverages. */
export const listCoverages: ReadingOperation<'listCoverages'> = {
  id: 'listCoverages',
  method: 'get',
  path: '/api/policy/coverages/',
  reads: ['coverages'],
};

/** Add a coverage. */
export const createCoverage: ChangingOperation<'createCoverage'> = {
  id: 'createCoverage',
  method: 'post',
  path: '/api/policy/coverages/',
  stale: ['coverages'],
};

/** One coverage. */
export const getCoverage: ReadingOperation<'getCoverage'> = {
  id: 'getCoverage',
  method: 'get',
  path: '/api/policy/coverages/{coverageId}/',
  reads: ['coverages'],
};

/** Change a coverage. */
export const updateCoverage: ChangingOperation<'updateCoverage'> = {
  id: 'updateCoverage',
  method: 'patch',
  path: '/api/policy/coverages/{coverageId}/',
  stale: ['coverages'],
};

/** Delete a coverage. */
export const deleteCoverage: ChangingOperation<'deleteCoverage'> = {
  id: 'deleteCoverage',
  method: 'delete',
  path: '/api/policy/coverages/{coverageId}/',
  stale: ['coverages'],
};
