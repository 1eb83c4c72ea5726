// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List files of a policy. */
export const listPolicyFiles: ReadingOperation<'listPolicyFiles'> = {
  id: 'listPolicyFiles',
  method: 'get',
  path: '/api/policy/policies/{policyId}/files/',
  reads: ['policy-files', 'policies'],
};
