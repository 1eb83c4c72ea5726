import type { Customer, CustomerInput, CustomerPatch, FamilyRelationship } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

type ListQuery = NonNullable<operations['listCustomers']['parameters']['query']>;
type RequestKey = { 'Idempotency-Key': string };

const collection = '/api/core/customers/';
const one = '/api/core/customers/{customerId}/';

/** One page of customers; the last page stays in sight while the next one loads. */
export const listCustomers = (api: Api, query: ListQuery) =>
  api.queryOptions('get', collection, { params: { query } }, { placeholderData: keepPreviousData });

/** One customer in full. */
export const getCustomer = (api: Api, customerId: number) =>
  api.queryOptions('get', one, { params: { path: { customerId } } });

/** One page for an export. */
export const readCustomers = (client: ApiClient, query: ListQuery) =>
  answerOf(client.GET(collection, { params: { query } }));

/** Adds a customer. */
export const createCustomer = (client: ApiClient, body: CustomerInput, header: RequestKey) =>
  answerOf(client.POST(collection, { body, params: { header } }));

/** Changes a customer that was read in this version. */
export const updateCustomer = (client: ApiClient, customerId: number, version: number, body: CustomerInput) =>
  answerOf(client.PATCH(one, { body, params: { path: { customerId }, header: ifMatch(version) } }));

/** Deletes a customer that nothing needs. */
export const deleteCustomer = (client: ApiClient, { id, version }: Customer) =>
  client.DELETE(one, { params: { path: { customerId: id }, header: ifMatch(version) } });

/** Asks again for everything that shows customers. */
export const refreshCustomers = (queries: QueryClient) =>
  Promise.all([collection, one].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));

/** Links a customer to a titular, or frees them; reads their version first, because only their name is in sight. */
export async function setTitular(
  client: ApiClient,
  customerId: number,
  titular: { id: number; relationship: FamilyRelationship | null } | null,
) {
  const path = { customerId };
  const { version } = await answerOf(client.GET(one, { params: { path } }));
  const body: CustomerPatch = titular
    ? { insured_type: 'dependent', titular_id: titular.id, family_relationship: titular.relationship }
    : { insured_type: null };
  return answerOf(client.PATCH(one, { body, params: { path, header: ifMatch(version) } }));
}
