// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List crossings. */
export const listCrossings: ReadingOperation<'listCrossings'> = {
  id: 'listCrossings',
  method: 'get',
  path: '/api/policy/crossings/',
  reads: ['payments', 'policies'],
};
