// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/operation.ts';

/** List diagnoses. */
export const listCie10Codes: ReadingOperation<'listCie10Codes'> = {
  id: 'listCie10Codes',
  method: 'get',
  path: '/api/policy/cie10/',
  reads: ['cie10'],
};

/** One diagnosis. */
export const getCie10Code: ReadingOperation<'getCie10Code'> = {
  id: 'getCie10Code',
  method: 'get',
  path: '/api/policy/cie10/{cie10Id}/',
  reads: ['cie10'],
};
