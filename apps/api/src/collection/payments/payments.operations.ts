import { linkTo, toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { notFound, Problem, stale } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { PaymentStore } from './payments.store.ts';

/** Instalments: what is due of them, and who collects it. */
export const paymentOperations = (payments: PaymentStore) =>
  ({
    listPayments: async (input) => {
      const found = await payments.page(input.query);
      const page = toPage(input, found);
      if (input.query.cursor === undefined) return ok(page);
      return ok({ ...page, previous: null, next: found.nextCursor && linkTo(input.url, 'cursor', found.nextCursor) });
    },
    getPaymentSummary: async ({ query }) => ok(await payments.summary(query)),
    getPayment: async ({ path }) => {
      const payment = await payments.find(path.paymentId);
      return payment ? ok(payment) : notFound('payment');
    },
    updatePayment: async ({ path, body, version }) => {
      const before = await held(payments, path.paymentId, version);
      if (before instanceof Problem) return before;
      const invoice = body.invoice_number === undefined ? {} : { invoice_number: body.invoice_number || null };
      const after = await payments.save(before.id, { ...body, ...invoice });
      await payments.record('payment_updated', after.id, { before, after });
      return ok(after);
    },
  }) satisfies Partial<Operations>;

/** The instalment, held until the commit; or why it cannot change. */
export async function held(payments: PaymentStore, id: number, version: number) {
  const payment = await payments.lock(id);
  if (!payment) return notFound('payment');
  return payment.version === version ? payment : stale(payment);
}
/** What was typed, without blanks around it; null for nothing. */
