import type { Provider, ProviderInput } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

type ListQuery = NonNullable<operations['listProviders']['parameters']['query']>;
type RequestKey = { 'Idempotency-Key': string };

const collection = '/api/policy/providers/';
const one = '/api/policy/providers/{providerId}/';

/** One page of insurance companies; the last page stays in sight while the next one loads. */
export const listProviders = (api: Api, query: ListQuery) =>
  api.queryOptions('get', collection, { params: { query } }, { placeholderData: keepPreviousData });

/** One insurance company in full. */
export const getProvider = (api: Api, providerId: number) =>
  api.queryOptions('get', one, { params: { path: { providerId } } });

/** One page for an export. */
export const readProviders = (client: ApiClient, query: ListQuery) =>
  answerOf(client.GET(collection, { params: { query } }));

/** Adds an insurance company. */
export const createProvider = (client: ApiClient, body: ProviderInput, header: RequestKey) =>
  answerOf(client.POST(collection, { body, params: { header } }));

/** Changes an insurance company that was read in this version. */
export const updateProvider = (client: ApiClient, providerId: number, version: number, body: ProviderInput) =>
  answerOf(client.PATCH(one, { body, params: { path: { providerId }, header: ifMatch(version) } }));

/** Deletes an insurance company that nothing needs. */
export const deleteProvider = (client: ApiClient, { id, version }: Provider) =>
  client.DELETE(one, { params: { path: { providerId: id }, header: ifMatch(version) } });

/** Asks again for everything that shows providers. */
export const refreshProviders = (queries: QueryClient) =>
  Promise.all([collection, one].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
