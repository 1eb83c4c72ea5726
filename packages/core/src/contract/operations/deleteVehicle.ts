// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Delete a vehicle. */
export const deleteVehicle: ChangingOperation<'deleteVehicle'> = {
  id: 'deleteVehicle',
  method: 'delete',
  path: '/api/core/vehicles/{vehicleId}/',
  stale: ['vehicles'],
};
