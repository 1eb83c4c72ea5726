// Generated from openapi/openapi.yaml by scripts/generate.mjs. Do not edit.
import type { ChangingOperation, ReadingOperation } from '../api/operation.ts';

/** List vehicles. */
export const listVehicles: ReadingOperation<'listVehicles'> = {
  id: 'listVehicles',
  method: 'get',
  path: '/api/core/vehicles/',
  reads: ['vehicles'],
};

/** Add a vehicle. */
export const createVehicle: ChangingOperation<'createVehicle'> = {
  id: 'createVehicle',
  method: 'post',
  path: '/api/core/vehicles/',
  stale: ['vehicles'],
};

/** One vehicle. */
export const getVehicle: ReadingOperation<'getVehicle'> = {
  id: 'getVehicle',
  method: 'get',
  path: '/api/core/vehicles/{vehicleId}/',
  reads: ['vehicles'],
};

/** Change a vehicle. */
export const updateVehicle: ChangingOperation<'updateVehicle'> = {
  id: 'updateVehicle',
  method: 'patch',
  path: '/api/core/vehicles/{vehicleId}/',
  stale: ['vehicles'],
};

/** Delete a vehicle. */
export const deleteVehicle: ChangingOperation<'deleteVehicle'> = {
  id: 'deleteVehicle',
  method: 'delete',
  path: '/api/core/vehicles/{vehicleId}/',
  stale: ['vehicles'],
};
