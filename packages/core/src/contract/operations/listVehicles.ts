// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** List vehicles. */
export const listVehicles: ReadingOperation<'listVehicles'> = {
  id: 'listVehicles',
  method: 'get',
  path: '/api/core/vehicles/',
  reads: ['vehicles'],
};
