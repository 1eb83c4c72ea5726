import type { Operations } from '../server/operations.ts';
import { readCursor, toCursorPage, toPage } from '../server/paging.ts';
import { notFound } from '../server/problems.ts';
import { ok } from '../server/replies.ts';
import type { BillingStore } from './billing.store.ts';

/** The plan of the caller's brokerage, how much of it is used, and what was paid for it. */
export const billingOperations = (billing: BillingStore) =>
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
  }) satisfies Partial<Operations>;
