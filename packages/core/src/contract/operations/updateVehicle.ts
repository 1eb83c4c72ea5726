// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Change a vehicle. */
export const updateVehicle: ChangingOperation<'updateVehicle'> = {
  id: 'updateVehicle',
  method: 'patch',
  path: '/api/core/vehicles/{vehicleId}/',
  stale: ['vehicles'],
};
