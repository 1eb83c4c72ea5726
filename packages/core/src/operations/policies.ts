// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List policies. */
export const listPolicies: ReadingOperation<'listPolicies'> = {
  id: 'listPolicies',
  method: 'get',
  path: '/api/policy/policies/',
  reads: ['policies'],
};

/** Add a policy. */
export const createPolicy: ChangingOperation<'createPolicy'> = {
  id: 'createPolicy',
  method: 'post',
  path: '/api/policy/policies/',
  stale: ['policies'],
};

/** One policy. */
export const getPolicy: ReadingOperation<'getPolicy'> = {
  id: 'getPolicy',
  method: 'get',
  path: '/api/policy/policies/{policyId}/',
  reads: ['policies'],
};

/** Change a policy. */
export const updatePolicy: ChangingOperation<'updatePolicy'> = {
  id: 'updatePolicy',
  method: 'patch',
  path: '/api/policy/policies/{policyId}/',
  stale: ['policies'],
};

/** Delete a policy. */
export const deletePolicy: ChangingOperation<'deletePolicy'> = {
  id: 'deletePolicy',
  method: 'delete',
  path: '/api/policy/policies/{policyId}/',
  stale: ['policies'],
};

/** Activate a draft. */
export const activatePolicy: ChangingOperation<'activatePolicy'> = {
  id: 'activatePolicy',
  method: 'post',
  path: '/api/policy/policies/{policyId}/activate/',
  stale: ['policies'],
};

/** Close a policy. */
export const closePolicy: ChangingOperation<'closePolicy'> = {
  id: 'closePolicy',
  method: 'post',
  path: '/api/policy/policies/{policyId}/close/',
  stale: ['policies'],
};

/** Renew a policy. */
export const renewPolicy: ChangingOperation<'renewPolicy'> = {
  id: 'renewPolicy',
  method: 'post',
  path: '/api/policy/policies/{policyId}/renew/',
  stale: ['policies'],
};

/** Compute a total premium. */
export const previewPremium: ReadingOperation<'previewPremium'> = {
  id: 'previewPremium',
  method: 'post',
  path: '/api/policy/premium/',
  reads: ['policies'],
};

/** Preview the instalments. */
export const previewInstalments: ReadingOperation<'previewInstalments'> = {
  id: 'previewInstalments',
  method: 'get',
  path: '/api/policy/policies/{policyId}/instalments-preview/',
  reads: ['policies'],
};
