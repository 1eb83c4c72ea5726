import type { Payment } from '@corredor/core/api';
import { formatDateTime } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { lockPolicy } from '../../portfolio/policies/index.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { notify } from '../../services/notifications/index.ts';
import { findPayments, type PaymentQuery } from './paymentListing.ts';
import { readPayments } from './paymentRows.ts';
import { summarisePayments } from './paymentSummary.ts';

type PaymentValues = Partial<Pick<Payment, 'invoice_number' | 'collected_by' | 'last_notified_at'>>;

/** The instalments of the caller's brokerage. */
export function paymentStore(scope: Scope) {
  const { trx, caller } = scope;
  const find = async (id: number) => (await readPayments(trx, caller, [id]))[0];
  return {
    find,
    several: (ids: readonly number[]) => readPayments(trx, caller, [...ids]),
    page: async (query: PaymentQuery) => {
      const { ids, ...found } = await findPayments(trx, query);
      return { ...found, rows: await readPayments(trx, caller, ids) };
    },
    /** Counts and sums by state of what a query finds. */
    summary: async (query: Input<'getPaymentSummary'>['query']) => ({
      currency: caller.currency,
      ...(await summarisePayments(trx, query)),
    }),
    /** Reads an instalment and holds it with its policy, whose plan must not be remade meanwhile. */
    lock: async (id: number) => {
      const payment = await trx
        .selectFrom('payments')
        .select('policy_id')
        .where('id', '=', id)
        .where('voided_at', 'is', null)
        .executeTakeFirst();
      if (!payment || !(await lockPolicy(scope, payment.policy_id))) return undefined;
      await trx.selectFrom('payments').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      return find(id);
    },
    today: async () => (await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow()).today,
    /** A moment in the caller's words and time zone. */
    momentOf: (moment: string | null) => (moment ? formatDateTime(moment, scope.locale, caller.timezone) : ''),
    /** Who collects an instalment has what came in for it so far. */
    save: async (id: number, values: PaymentValues): Promise<Payment> => {
      await trx.updateTable('payments').set(values).where('id', '=', id).execute();
      const { collected_by } = values;
      if (collected_by)
        await trx
          .updateTable('receipts')
          .set({ collected_by, ...(collected_by === 'insurer' && { remitted_on: null }) })
          .where('payment_id', '=', id)
          .where('voided_at', 'is', null)
          .where('kind', 'in', ['money', 'withholding'])
          .where('collected_by', '<>', collected_by)
          .execute();
      const payment = await find(id);
      if (!payment) throw new Error(`Instalment ${id} vanished inside its own transaction.`);
      return payment;
    },
    /** Tells the colleagues who may view payments. */
    tellPaid: (payment: Payment) =>
      notify(scope, {
        to: { permission: 'policy_app.view_payment' },
        kind: 'payment_paid',
        params: forNotice(payment),
        link: paths.paymentDetail(payment.id),
      }),
    tellReminded: (payment: Payment) =>
      notify(scope, {
        to: { permission: 'policy_app.view_payment' },
        kind: 'payment_reminder_sent',
        params: { ...forNotice(payment), amount: payment.balance, payer: payment.payer.name },
        link: paths.paymentDetail(payment.id),
      }),
    record: recordChanges(scope, 'payment', forHistory),
  };
}
export type PaymentStore = ReturnType<typeof paymentStore>;

/** What the text of a notification about an instalment is made from. */
const forNotice = (payment: Payment) => ({
  payment_id: payment.id,
  policy_id: payment.policy_id,
  number: payment.policy_number,
  instalment: payment.number,
  amount: payment.is_paid ? payment.amount : payment.balance,
  currency: payment.currency,
  due_date: payment.due_date,
});

const forHistory = (payment: Payment) => ({
  policy_id: payment.policy_id,
  policy_number: payment.policy_number,
  kind: payment.kind,
  number: payment.number,
  due_date: payment.due_date,
  amount: payment.amount,
  paid_amount: payment.paid_amount,
  is_paid: payment.is_paid,
  payment_method: payment.payment_method,
  // A day that only sums need is nobody's word.
  payment_date: payment.paid_before_import ? null : payment.payment_date,
  paid_before_import: payment.paid_before_import,
  invoice_number: payment.invoice_number,
  collected_by: payment.collected_by,
  to_remit: payment.to_remit,
  last_notified_at: payment.last_notified_at,
});
