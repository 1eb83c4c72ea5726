// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Is the process alive. */
export const getLiveness: ReadingOperation<'getLiveness'> = {
  id: 'getLiveness',
  method: 'get',
  path: '/api/health/live/',
  reads: [],
};
