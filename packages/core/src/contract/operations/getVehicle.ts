// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ReadingOperation } from '../api/index.ts';

/** One vehicle. */
export const getVehicle: ReadingOperation<'getVehicle'> = {
  id: 'getVehicle',
  method: 'get',
  path: '/api/core/vehicles/{vehicleId}/',
  reads: ['vehicles'],
};
