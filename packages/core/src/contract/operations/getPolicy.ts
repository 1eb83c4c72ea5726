// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One policy. */
export const getPolicy: ReadingOperation<'getPolicy'> = {
  id: 'getPolicy',
  method: 'get',
  path: '/api/policy/policies/{policyId}/',
  reads: ['policies'],
};
