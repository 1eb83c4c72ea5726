// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List policies. */
export const listPolicies: ReadingOperation<'listPolicies'> = {
  id: 'listPolicies',
  method: 'get',
  path: '/api/policy/policies/',
  reads: ['policies'],
};
