// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List saved views. */
export const listViews: ReadingOperation<'listViews'> = {
  id: 'listViews',
  method: 'get',
  path: '/api/core/views/',
  reads: ['views'],
};

/** Save a view. */
export const createView: ChangingOperation<'createView'> = {
  id: 'createView',
  method: 'post',
  path: '/api/core/views/',
  stale: ['views'],
};

/** One saved view. */
export const getView: ReadingOperation<'getView'> = {
  id: 'getView',
  method: 'get',
  path: '/api/core/views/{viewId}/',
  reads: ['views'],
};

/** Change a saved view. */
export const updateView: ChangingOperation<'updateView'> = {
  id: 'updateView',
  method: 'patch',
  path: '/api/core/views/{viewId}/',
  stale: ['views'],
};

/** Delete a saved view. */
export const deleteView: ChangingOperation<'deleteView'> = {
  id: 'deleteView',
  method: 'delete',
  path: '/api/core/views/{viewId}/',
  stale: ['views'],
};
