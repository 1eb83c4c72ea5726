import { linkTo, toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, Problem, stale } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { PaymentStore } from './payments.store.ts';

/** Instalments: what is due, and marking it as paid. */
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
      const invoice = body.invoice_number === undefined ? {} : { invoice_number: clean(body.invoice_number) };
      const after = await payments.save(before.id, { ...body, ...invoice });
      await payments.record('payment_updated', after.id, { before, after });
      return ok(after);
    },
    payInstalment: async ({ path, body, version }) => {
      const before = await held(payments, path.paymentId, version);
      if (before instanceof Problem) return before;
      if (before.is_paid) return conflict('already_paid');
      if (body.payment_date > (await payments.today())) return invalidField('payment_date', 'field.date_future');
      const { payment_method, payment_date } = body;
      const invoice_number = body.invoice_number === undefined ? before.invoice_number : clean(body.invoice_number);
      const after = await payments.save(before.id, { is_paid: true, payment_method, payment_date, invoice_number });
      await payments.record('payment_paid', after.id, { before, after });
      if (!after.is_sample) await payments.tellPaid(after);
      return ok(after);
    },
    unpayInstalment: async ({ path, version }) => {
      const before = await held(payments, path.paymentId, version);
      if (before instanceof Problem) return before;
      if (!before.is_paid) return conflict('not_paid');
      const after = await payments.save(before.id, { is_paid: false, payment_method: null, payment_date: null });
      await payments.record('payment_unpaid', after.id, { before, after });
      return ok(after);
    },
  }) satisfies Partial<Operations>;

/** The instalment, held until the commit; or why it cannot change. */
export async function held(payments: PaymentStore, id: number, version: number) {
  const payment = await payments.lock(id);
  if (!payment) return notFound('payment');
  return payment.version === version ? payment : stale(payment);
}
const clean = (text: string | null) => text?.replaceAll('\u0000', '').trim() || null;
