// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List countries. */
export const listCountries: ReadingOperation<'listCountries'> = {
  id: 'listCountries',
  method: 'get',
  path: '/api/geo/countries/',
  reads: ['geo'],
};
