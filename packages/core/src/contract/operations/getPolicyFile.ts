// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Download a file. */
export const getPolicyFile: ReadingOperation<'getPolicyFile'> = {
  id: 'getPolicyFile',
  method: 'get',
  path: '/api/policy/policies/{policyId}/files/{fileId}/',
  reads: ['policy-files'],
};
