import type { Role, RoleInput } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

type ListQuery = NonNullable<operations['listRoles']['parameters']['query']>;
type RequestKey = { 'Idempotency-Key': string };

const collection = '/api/auth/roles/';
const one = '/api/auth/roles/{roleId}/';

/** One page of roles; the last page stays in sight while the next one loads. */
export const listRoles = (api: Api, query: ListQuery) =>
  api.queryOptions('get', collection, { params: { query } }, { placeholderData: keepPreviousData });

/** One role in full. */
export const getRole = (api: Api, roleId: number) => api.queryOptions('get', one, { params: { path: { roleId } } });

/** One page for an export. */
export const readRoles = (client: ApiClient, query: ListQuery) =>
  answerOf(client.GET(collection, { params: { query } }));

/** Adds a role. */
export const createRole = (client: ApiClient, body: RoleInput, header: RequestKey) =>
  answerOf(client.POST(collection, { body, params: { header } }));

/** Changes a role that was read in this version. */
export const updateRole = (client: ApiClient, roleId: number, version: number, body: RoleInput) =>
  answerOf(client.PATCH(one, { body, params: { path: { roleId }, header: ifMatch(version) } }));

/** Deletes a role that nobody has. */
export const deleteRole = (client: ApiClient, { id, version }: Role) =>
  client.DELETE(one, { params: { path: { roleId: id }, header: ifMatch(version) } });

/** Asks again for everything that shows roles. */
export const refreshRoles = (queries: QueryClient) =>
  Promise.all([collection, one].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
