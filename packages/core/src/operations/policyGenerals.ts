// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List general items of a policy. */
export const listPolicyGenerals: ReadingOperation<'listPolicyGenerals'> = {
  id: 'listPolicyGenerals',
  method: 'get',
  path: '/api/policy/policies/{policyId}/generals/',
  reads: ['policy-generals', 'policies'],
};

/** Add a general item of a policy. */
export const createPolicyGeneral: ChangingOperation<'createPolicyGeneral'> = {
  id: 'createPolicyGeneral',
  method: 'post',
  path: '/api/policy/policies/{policyId}/generals/',
  stale: ['policy-generals', 'policies'],
};

/** Change a general item of a policy. */
export const updatePolicyGeneral: ChangingOperation<'updatePolicyGeneral'> = {
  id: 'updatePolicyGeneral',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/generals/{rowId}/',
  stale: ['policy-generals', 'policies'],
};

/** Remove a general item of a policy. */
export const deletePolicyGeneral: ChangingOperation<'deletePolicyGeneral'> = {
  id: 'deletePolicyGeneral',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/generals/{rowId}/',
  stale: ['policy-generals', 'policies'],
};
