// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation } from '../api/index.ts';

/** Add a vehicle. */
export const createVehicle: ChangingOperation<'createVehicle'> = {
  id: 'createVehicle',
  method: 'post',
  path: '/api/core/vehicles/',
  stale: ['vehicles'],
};
