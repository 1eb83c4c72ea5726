import type { Operations } from '../server/operations.ts';
import { toPage } from '../server/paging.ts';
import { invalidField, notFound } from '../server/problems.ts';
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
      const before = query.cursor === 'first' ? null : readCursor(query.cursor);
      if (before === undefined) return invalidField('cursor', 'field.wrong');
      const { count, rows, hasMore } = await billing.pageBefore(query, before);
      const last = rows.at(-1);
      return ok({ count, next: hasMore && last ? nextLink(url, last.id) : null, previous: null, results: rows });
    },
  }) satisfies Partial<Operations>;

/** A cursor is the number of the last payment that was read. */
const readCursor = (cursor: string) => (/^\d{1,9}$/.test(cursor) ? Number(cursor) : undefined);
function nextLink(url: string, id: number) {
  const next = new URL(url, 'http://localhost');
  next.searchParams.set('cursor', String(id));
  return `${next.pathname}${next.search}`;
}
