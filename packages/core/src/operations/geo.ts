// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/operation.ts';

/** List countries. */
export const listCountries: ReadingOperation<'listCountries'> = {
  id: 'listCountries',
  method: 'get',
  path: '/api/geo/countries/',
  reads: ['geo'],
};

/** List states. */
export const listStates: ReadingOperation<'listStates'> = {
  id: 'listStates',
  method: 'get',
  path: '/api/geo/countries/{countryId}/states/',
  reads: ['geo'],
};

/** Suggest cities. */
export const listCities: ReadingOperation<'listCities'> = {
  id: 'listCities',
  method: 'get',
  path: '/api/geo/cities/',
  reads: ['geo'],
};
