// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** Suggest cities. */
export const listCities: ReadingOperation<'listCities'> = {
  id: 'listCities',
  method: 'get',
  path: '/api/geo/cities/',
  reads: ['geo'],
};
