// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List files of a policy. */
export const listPolicyFiles: ReadingOperation<'listPolicyFiles'> = {
  id: 'listPolicyFiles',
  method: 'get',
  path: '/api/policy/policies/{policyId}/files/',
  reads: ['policy-files', 'policies'],
};

/** Add a file to a policy. */
export const createPolicyFile: ChangingOperation<'createPolicyFile'> = {
  id: 'createPolicyFile',
  method: 'post',
  path: '/api/policy/policies/{policyId}/files/',
  stale: ['policy-files', 'policies'],
};

/** Download a file. */
export const getPolicyFile: ReadingOperation<'getPolicyFile'> = {
  id: 'getPolicyFile',
  method: 'get',
  path: '/api/policy/policies/{policyId}/files/{fileId}/',
  reads: ['policy-files'],
};

/** Remove a file. */
export const deletePolicyFile: ChangingOperation<'deletePolicyFile'> = {
  id: 'deletePolicyFile',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/files/{fileId}/',
  stale: ['policy-files', 'policies'],
};
