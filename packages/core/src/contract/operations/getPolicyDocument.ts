// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Download a policy as a PDF. */
export const getPolicyDocument: ReadingOperation<'getPolicyDocument'> = {
  id: 'getPolicyDocument',
  method: 'get',
  path: '/api/policy/policies/{policyId}/document/',
  reads: ['policies'],
};
