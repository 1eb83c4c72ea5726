// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Find records of every kind. */
export const searchRecords: ReadingOperation<'searchRecords'> = {
  id: 'searchRecords',
  method: 'get',
  path: '/api/search/',
  reads: ['search'],
};
