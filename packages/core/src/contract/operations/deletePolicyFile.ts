// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Remove a file. */
export const deletePolicyFile: ChangingOperation<'deletePolicyFile'> = {
  id: 'deletePolicyFile',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/files/{fileId}/',
  stale: ['policy-files', 'policies'],
};
