import type { ObservationsInput, PolicyInput, PolicyPatch, PremiumInput } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

export type PolicyQuery = NonNullable<operations['listPolicies']['parameters']['query']>;

const list = '/api/policy/policies/';
const one = '/api/policy/policies/{policyId}/';
const of = (policyId: number) => ({ path: { policyId } });

export const listPolicies = (api: Api, query: PolicyQuery) => api.queryOptions('get', list, { params: { query } });

export const readPolicies = (client: ApiClient, query: PolicyQuery) =>
  answerOf(client.GET(list, { params: { query } }));

export const getPolicy = (api: Api, id: number) => api.queryOptions('get', one, { params: of(id) });

export const createPolicy = (client: ApiClient, body: PolicyInput, key: string) =>
  answerOf(client.POST(list, { params: { header: { 'Idempotency-Key': key } }, body }));

export const updatePolicy = (client: ApiClient, policy: Versioned, body: PolicyPatch) =>
  answerOf(client.PATCH(one, { params: { ...of(policy.id), header: ifMatch(policy.version) }, body }));

export const deletePolicy = (client: ApiClient, policy: Versioned) =>
  client.DELETE(one, { params: { ...of(policy.id), header: ifMatch(policy.version) } });

export const activatePolicy = (client: ApiClient, policy: Versioned, key: string) =>
  answerOf(client.POST('/api/policy/policies/{policyId}/activate/', { params: moving(policy, key) }));

export const closePolicy = (client: ApiClient, policy: Versioned, key: string, body: ObservationsInput) =>
  answerOf(client.POST('/api/policy/policies/{policyId}/close/', { params: moving(policy, key), body }));

export const renewPolicy = (client: ApiClient, policy: Versioned, key: string, body: ObservationsInput) =>
  answerOf(client.POST('/api/policy/policies/{policyId}/renew/', { params: moving(policy, key), body }));

export const previewInstalments = (api: Api, id: number) =>
  api.queryOptions('get', '/api/policy/policies/{policyId}/instalments-preview/', { params: of(id) });

/** The instalments of a policy that fall due from a day on. */
export const listLaterInstalments = (api: Api, policy: number, due_from: string) =>
  api.queryOptions('get', '/api/policy/payments/', { params: { query: { policy, due_from, page_size: 200 } } });

export const previewPremium = (api: Api, body: PremiumInput) =>
  api.queryOptions('post', '/api/policy/premium/', { body });

/** What a call needs of a record to change it. */
export type Versioned = { id: number; version: number };

const moving = (policy: Versioned, key: string) => ({
  ...of(policy.id),
  header: { ...ifMatch(policy.version), 'Idempotency-Key': key },
});

/** Asks again for whatever a changed policy may have changed: lists, instalments, and what the first screen counts. */
export const refreshPolicies = (queries: QueryClient) =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [method, path] }) =>
      method === 'get' && typeof path === 'string' && /^\/api\/(policy\/p|dashboard)/.test(path),
  });

/** The insurance company of a policy, for its offices. */
export const getProvider = (api: Api, providerId: number) =>
  api.queryOptions('get', '/api/policy/providers/{providerId}/', { params: { path: { providerId } } });
