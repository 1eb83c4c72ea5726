// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Can the server work. */
export const getHealth: ReadingOperation<'getHealth'> = {
  id: 'getHealth',
  method: 'get',
  path: '/api/health/',
  reads: [],
};
