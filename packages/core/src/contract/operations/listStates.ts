// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List states. */
export const listStates: ReadingOperation<'listStates'> = {
  id: 'listStates',
  method: 'get',
  path: '/api/geo/countries/{countryId}/states/',
  reads: ['geo'],
};
