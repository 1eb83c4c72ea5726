import type { PayInstalmentInput, PaymentPatch } from '@corredor/core/api';
import { type ApiClient, answerOf, ifMatch } from '@corredor/core/client';
import type { operations } from '@corredor/core/openapi';
import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '../data/index.ts';

export type PaymentQuery = NonNullable<operations['listPayments']['parameters']['query']>;

const list = '/api/policy/payments/';
const one = '/api/policy/payments/{paymentId}/';

/** What a call needs of an instalment to change it. */
type Versioned = { id: number; version: number };
const of = (paymentId: number) => ({ path: { paymentId } });
const moving = (payment: Versioned, key: string) => ({
  ...of(payment.id),
  header: { ...ifMatch(payment.version), 'Idempotency-Key': key },
});

export const listPayments = (api: Api, query: PaymentQuery) => api.queryOptions('get', list, { params: { query } });

export const readPayments = (client: ApiClient, query: PaymentQuery) =>
  answerOf(client.GET(list, { params: { query } }));

export const getPayment = (api: Api, id: number) => api.queryOptions('get', one, { params: of(id) });

export const updatePayment = (client: ApiClient, payment: Versioned, body: PaymentPatch) =>
  answerOf(client.PATCH(one, { params: { ...of(payment.id), header: ifMatch(payment.version) }, body }));

export const payInstalment = (client: ApiClient, payment: Versioned, key: string, body: PayInstalmentInput) =>
  answerOf(client.POST('/api/policy/payments/{paymentId}/pay/', { params: moving(payment, key), body }));

export const unpayInstalment = (client: ApiClient, payment: Versioned, key: string) =>
  answerOf(client.POST('/api/policy/payments/{paymentId}/unpay/', { params: moving(payment, key) }));

export const getPaymentReminder = (api: Api, id: number) =>
  api.queryOptions('get', '/api/policy/payments/{paymentId}/reminder/', { params: of(id) }, { staleTime: 0 });

export const notifyPayer = (client: ApiClient, payment: Versioned, key: string) =>
  answerOf(client.POST('/api/policy/payments/{paymentId}/notify/', { params: moving(payment, key) }));

/** Asks again for whatever a payment may have changed: instalments, their policy, and what the first screen counts. */
export const refreshPayments = (queries: QueryClient) =>
  queries.invalidateQueries({
    predicate: ({ queryKey: [method, path] }) =>
      method === 'get' && typeof path === 'string' && /^\/api\/(policy\/p|dashboard)/.test(path),
  });
