// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List sellers of a policy. */
export const listPolicySellers: ReadingOperation<'listPolicySellers'> = {
  id: 'listPolicySellers',
  method: 'get',
  path: '/api/policy/policies/{policyId}/sellers/',
  reads: ['policy-sellers', 'policies'],
};

/** Add a seller of a policy. */
export const createPolicySeller: ChangingOperation<'createPolicySeller'> = {
  id: 'createPolicySeller',
  method: 'post',
  path: '/api/policy/policies/{policyId}/sellers/',
  stale: ['policy-sellers', 'policies'],
};

/** Change a seller of a policy. */
export const updatePolicySeller: ChangingOperation<'updatePolicySeller'> = {
  id: 'updatePolicySeller',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/sellers/{rowId}/',
  stale: ['policy-sellers', 'policies'],
};

/** Remove a seller of a policy. */
export const deletePolicySeller: ChangingOperation<'deletePolicySeller'> = {
  id: 'deletePolicySeller',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/sellers/{rowId}/',
  stale: ['policy-sellers', 'policies'],
};

/** List users who can be sellers. */
export const listSellerCandidates: ReadingOperation<'listSellerCandidates'> = {
  id: 'listSellerCandidates',
  method: 'get',
  path: '/api/policy/seller-candidates/',
  reads: ['policy-sellers'],
};
