// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Search the directory. */
export const listDirectory: ReadingOperation<'listDirectory'> = {
  id: 'listDirectory',
  method: 'get',
  path: '/api/public/directory/',
  reads: [],
};
