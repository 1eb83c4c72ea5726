// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List insureds of a policy. */
export const listPolicyInsureds: ReadingOperation<'listPolicyInsureds'> = {
  id: 'listPolicyInsureds',
  method: 'get',
  path: '/api/policy/policies/{policyId}/insureds/',
  reads: ['policy-insureds', 'policies'],
};

/** Add a person insured by a policy. */
export const createPolicyInsured: ChangingOperation<'createPolicyInsured'> = {
  id: 'createPolicyInsured',
  method: 'post',
  path: '/api/policy/policies/{policyId}/insureds/',
  stale: ['policy-insureds', 'policies'],
};

/** Change a person insured by a policy. */
export const updatePolicyInsured: ChangingOperation<'updatePolicyInsured'> = {
  id: 'updatePolicyInsured',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/insureds/{rowId}/',
  stale: ['policy-insureds', 'policies'],
};

/** Remove a person insured by a policy. */
export const deletePolicyInsured: ChangingOperation<'deletePolicyInsured'> = {
  id: 'deletePolicyInsured',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/insureds/{rowId}/',
  stale: ['policy-insureds', 'policies'],
};
