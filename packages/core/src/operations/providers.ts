// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List providers. */
export const listProviders: ReadingOperation<'listProviders'> = {
  id: 'listProviders',
  method: 'get',
  path: '/api/policy/providers/',
  reads: ['providers'],
};

/** Add a provider. */
export const createProvider: ChangingOperation<'createProvider'> = {
  id: 'createProvider',
  method: 'post',
  path: '/api/policy/providers/',
  stale: ['providers'],
};

/** One provider. */
export const getProvider: ReadingOperation<'getProvider'> = {
  id: 'getProvider',
  method: 'get',
  path: '/api/policy/providers/{providerId}/',
  reads: ['providers'],
};

/** Change a provider. */
export const updateProvider: ChangingOperation<'updateProvider'> = {
  id: 'updateProvider',
  method: 'patch',
  path: '/api/policy/providers/{providerId}/',
  stale: ['providers'],
};

/** Delete a provider. */
export const deleteProvider: ChangingOperation<'deleteProvider'> = {
  id: 'deleteProvider',
  method: 'delete',
  path: '/api/policy/providers/{providerId}/',
  stale: ['providers'],
};
