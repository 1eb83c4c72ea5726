import { readCursor, toCursorPage, toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { invalidField, notFound } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { BillingStore } from './billing.store.ts';
import { readInvoiceForm } from './checkouts.store.ts';
import type { BillingWorld } from './place.ts';
import { quoteFor } from './standing.ts';

/** The plan of the caller's brokerage, how much of it is used, and what was paid for it. */
export const billingOperations = (
  { trx, caller }: Scope,
  billing: BillingStore,
  { gateway }: Pick<BillingWorld, 'gateway'>,
) =>
  ({
    getSubscription: async () => {
      const subscription = await billing.find();
      return subscription ? ok(subscription) : notFound('partner');
    },
    listSubscriptionPayments: async ({ query, url }) => {
      if (query.cursor === undefined) return ok(toPage({ query, url }, await billing.page(query)));
      const before = readCursor(query.cursor);
      return ok(toCursorPage(url, await billing.pageBefore(query, before)));
    },
    getGateway: async () => {
      const { provider, isTest: is_test, publishableKey: publishable_key } = gateway;
      return ok({ provider, is_test, publishable_key });
    },
    getQuote: async ({ query }) => {
      const found = await quoteFor(trx, caller, query);
      return found ? ok(found.quote) : invalidField('plan_id', 'field.not_found');
    },
    getInvoiceForm: async () => {
      const form = await readInvoiceForm(trx, caller.partnerId);
      return form ? ok(form) : notFound('partner');
    },
  }) satisfies Partial<Operations>;
