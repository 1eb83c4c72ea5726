// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List imports. */
export const listImports: ReadingOperation<'listImports'> = {
  id: 'listImports',
  method: 'get',
  path: '/api/import/',
  reads: ['imports'],
};

/** Begin an import. */
export const createImport: ChangingOperation<'createImport'> = {
  id: 'createImport',
  method: 'post',
  path: '/api/import/',
  stale: ['imports'],
};

/** Check rows. */
export const checkImport: ChangingOperation<'checkImport'> = {
  id: 'checkImport',
  method: 'post',
  path: '/api/import/check/',
  stale: ['imports'],
};

/** Get an import. */
export const getImport: ReadingOperation<'getImport'> = {
  id: 'getImport',
  method: 'get',
  path: '/api/import/{importId}/',
  reads: ['imports'],
};

/** Import rows. */
export const createImportRows: ChangingOperation<'createImportRows'> = {
  id: 'createImportRows',
  method: 'post',
  path: '/api/import/{importId}/rows/',
  stale: ['imports'],
};

/** Finish an import. */
export const finishImport: ChangingOperation<'finishImport'> = {
  id: 'finishImport',
  method: 'post',
  path: '/api/import/{importId}/finish/',
  stale: ['imports'],
};

/** Undo an import. */
export const undoImport: ChangingOperation<'undoImport'> = {
  id: 'undoImport',
  method: 'post',
  path: '/api/import/{importId}/undo/',
  stale: ['imports'],
};
