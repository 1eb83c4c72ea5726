// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List diagnoses. */
export const listCie10Codes: ReadingOperation<'listCie10Codes'> = {
  id: 'listCie10Codes',
  method: 'get',
  path: '/api/policy/cie10/',
  reads: ['cie10'],
};
