import type { Vehicle, VehicleInput } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

type ListQuery = NonNullable<operations['listVehicles']['parameters']['query']>;
type RequestKey = { 'Idempotency-Key': string };

const collection = '/api/core/vehicles/';
const one = '/api/core/vehicles/{vehicleId}/';

/** One page of vehicles; the last page stays in sight while the next one loads. */
export const listVehicles = (api: Api, query: ListQuery) =>
  api.queryOptions('get', collection, { params: { query } }, { placeholderData: keepPreviousData });

/** One vehicle in full. */
export const getVehicle = (api: Api, vehicleId: number) =>
  api.queryOptions('get', one, { params: { path: { vehicleId } } });

/** One page for an export. */
export const readVehicles = (client: ApiClient, query: ListQuery) =>
  answerOf(client.GET(collection, { params: { query } }));

/** Adds a vehicle. */
export const createVehicle = (client: ApiClient, body: VehicleInput, header: RequestKey) =>
  answerOf(client.POST(collection, { body, params: { header } }));

/** Changes a vehicle that was read in this version. */
export const updateVehicle = (client: ApiClient, vehicleId: number, version: number, body: VehicleInput) =>
  answerOf(client.PATCH(one, { body, params: { path: { vehicleId }, header: ifMatch(version) } }));

/** Deletes a vehicle that nothing needs. */
export const deleteVehicle = (client: ApiClient, { id, version }: Vehicle) =>
  client.DELETE(one, { params: { path: { vehicleId: id }, header: ifMatch(version) } });

/** Asks again for everything that shows vehicles. */
export const refreshVehicles = (queries: QueryClient) =>
  Promise.all([collection, one].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
