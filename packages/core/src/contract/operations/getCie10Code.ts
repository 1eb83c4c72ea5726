// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One diagnosis. */
export const getCie10Code: ReadingOperation<'getCie10Code'> = {
  id: 'getCie10Code',
  method: 'get',
  path: '/api/policy/cie10/{cie10Id}/',
  reads: ['cie10'],
};
