import type { ApiClient } from '@corredor/core/client';
import { getInvoiceForm, getQuote } from '@corredor/core/operations';
import { type OperationQuery, queryOf } from '../../base/data/index.ts';

export type BillingPeriod = 'monthly' | 'annual';

/** What a plan would cost now; asked anew at each visit, since it changes with the day. */
export const quoteOf = (
  client: ApiClient,
  plan_id: number,
  renewal_frequency: BillingPeriod,
): OperationQuery<'getQuote'> => ({
  ...queryOf(client, getQuote, { query: { plan_id, renewal_frequency } }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});

/** Whom the last invoice was made out to. */
export const lastInvoiceForm = (client: ApiClient): OperationQuery<'getInvoiceForm'> => ({
  ...queryOf(client, getInvoiceForm),
  refetchOnWindowFocus: false,
});
