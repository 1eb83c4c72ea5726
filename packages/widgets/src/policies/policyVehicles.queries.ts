import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { Api } from '../data/index.ts';
import type { Versioned } from './policies.queries.ts';

const rows = '/api/policy/policies/{policyId}/vehicles/';
const row = '/api/policy/policies/{policyId}/vehicles/{rowId}/';

/** The vehicles that a policy insures. */
export const listPolicyVehicles = (api: Api, policyId: number) =>
  api.queryOptions('get', rows, { params: { path: { policyId } } });

/** Adds a vehicle to a policy. */
export const createPolicyVehicle = (client: ApiClient, policyId: number, vehicle_id: number, key: string) =>
  answerOf(
    client.POST(rows, { params: { path: { policyId }, header: { 'Idempotency-Key': key } }, body: { vehicle_id } }),
  );

/** Takes a vehicle out of a policy. */
export const deletePolicyVehicle = (client: ApiClient, policyId: number, { id, version }: Versioned) =>
  client.DELETE(row, { params: { path: { policyId, rowId: id }, header: ifMatch(version) } });

/** The vehicles, one of them: their count says whether there is any left to add. */
export const countVehicles = (api: Api) =>
  api.queryOptions('get', '/api/core/vehicles/', { params: { query: { page_size: 1 } } });
