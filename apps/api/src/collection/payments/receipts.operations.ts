import type { Payment, ReceiptBatch, ReceiptInput, VoidReceiptBatchInput } from '@corredor/core/api';
import { completingReceipt, receiptDayFault } from '@corredor/core/instalments';
import { addMoney, compareMoney } from '@corredor/core/money';
import type { Operations } from '../../server/request/operations.ts';
import {
  conflict,
  type FieldErrors,
  invalid,
  invalidField,
  notFound,
  Problem,
  stale,
} from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { type UndoCheck, type UndoChecks, undoneRun } from '../../services/runs/index.ts';
import { held } from './payments.operations.ts';
import type { PaymentStore } from './payments.store.ts';
import type { ReceiptOfRun, ReceiptStore } from './receipts.store.ts';
import { mostReceipts, settle } from './settle.ts';

/** Receipts: what comes in for instalments, in parts or at once, and taking it back. */
export const receiptOperations = (scope: Scope, payments: PaymentStore, receipts: ReceiptStore) => {
  /** A rest that is given up is small, all of them together, and somebody says why. */
  const faultsOfGivingUp = async (
    { kind, amount, reference = null }: Pick<ReceiptInput, 'kind' | 'amount' | 'reference'>,
    { id, currency }: Pick<Payment, 'id' | 'currency'>,
  ): Promise<FieldErrors> => {
    if (kind !== 'write_off') return {};
    const limit = await receipts.writeOffLimit();
    const before = (await receipts.of(id)).filter((one) => one.kind === 'write_off' && one.voided_at === null);
    const isOver = compareMoney(addMoney(amount, ...before.map((one) => one.amount)), limit) > 0;
    return {
      ...(isOver && {
        amount: [{ key: 'field.write_off_limit', params: { limit: { amount: limit, currency } } }],
      }),
      ...(!reference && { reference: [{ key: 'field.write_off_reason' }] }),
    };
  };
  return {
    listReceipts: async ({ path }) => {
      if (!(await payments.find(path.paymentId))) return notFound('payment');
      const results = await receipts.of(path.paymentId);
      return ok({ count: results.length, next: null, previous: null, results });
    },
    createReceipt: async ({ path, body, version }) => {
      const before = await held(payments, path.paymentId, version);
      if (before instanceof Problem) return before;
      if (before.is_paid) return conflict('already_paid');
      const { invoice_number, ...receipt } = body;
      const errors = {
        ...faultsOf(receipt, before, await payments.today()),
        ...(await faultsOfGivingUp(receipt, before)),
      };
      if (Object.keys(errors).length > 0) return invalid(errors);
      if ((await receipts.of(before.id)).length >= mostReceipts)
        return invalidField('amount', 'field.too_many', { limit: mostReceipts });
      if (invoice_number !== undefined) await payments.save(before.id, { invoice_number: invoice_number || null });
      const added = await receipts.add({
        ...receipt,
        payment_id: before.id,
        method: receipt.method ?? null,
        reference: receipt.reference || null,
        collected_by: receipt.collected_by ?? before.collected_by,
      });
      await settle(payments, before, 'payment_partly_paid');
      return created(added);
    },
    voidReceipt: async ({ path, version }) => {
      const before = await payments.lock(path.paymentId);
      if (!before) return notFound('payment');
      const receipt = (await receipts.of(before.id)).find(({ id }) => id === path.receiptId);
      if (!receipt) return notFound('receipt');
      if (receipt.version !== version) return stale(receipt);
      if (receipt.voided_at) return conflict('receipt_voided');
      if (receipt.kind === 'crossing') return conflict('receipt_of_crossing');
      const after = await receipts.takeBack(receipt.id);
      await settle(payments, before, 'payment_receipt_voided');
      return ok(after);
    },
    createReceiptBatch: async ({ body }) => {
      const { lines, received_on, method, reference = null, collected_by } = body;
      const errors: FieldErrors = {};
      const today = await payments.today();
      const early = faultOfDay(received_on, method, today);
      if (early) errors.received_on = [early];
      const found = new Map((await receipts.lockAll(lines.map((line) => line.payment_id))).map((one) => [one.id, one]));
      for (const [place, { payment_id }] of lines.entries()) {
        const key = found.has(payment_id) ? 'field.named_twice' : 'field.not_found';
        const isFirst = lines.findIndex((line) => line.payment_id === payment_id) === place;
        if (!found.has(payment_id) || !isFirst) errors[`lines.${place}.payment_id`] = [{ key }];
      }
      if (Object.keys(errors).length > 0) return invalid(errors);
      for (const [place, line] of lines.entries()) {
        const payment = found.get(line.payment_id);
        if (!payment) continue;
        if (payment.version !== line.version) return stale(payment);
        if (payment.is_paid) return conflict('already_paid');
        if (payment.kind === 'credit') return conflict('is_credit');
        const fault = faultOfAmount(line.amount, payment.balance, payment.currency);
        if (fault) errors[`lines.${place}.amount`] = [fault];
      }
      if (Object.keys(errors).length > 0) return invalid(errors);
      const added = await receipts.addBatch(
        lines.map(({ payment_id, amount }) => ({
          payment_id,
          amount,
          kind: 'money' as const,
          received_on,
          method,
          reference: reference || null,
          collected_by: collected_by ?? found.get(payment_id)?.collected_by ?? 'insurer',
        })),
      );
      for (const payment of found.values()) await settle(payments, payment, 'payment_partly_paid');
      return created(added);
    },
    getReceiptBatch: async ({ path }) => {
      const batch = await receipts.batch(path.batchId);
      return batch ? ok(batch) : notFound('receipt');
    },
    voidReceiptBatch: async ({ path, body }) => {
      const known = await receipts.batch(path.batchId);
      if (!known) return notFound('receipt');
      // The instalments are held first, so that two who take it back wait for one another.
      const sides = await receipts.lockAll(known.instalments.map(({ id }) => id));
      const batch = (await receipts.batch(path.batchId)) ?? known;
      const errors = faultsOfVoiding(body, batch);
      if (Object.keys(errors).length > 0) return invalid(errors);
      const named = new Map(body.lines.map(({ receipt_id, version }) => [receipt_id, version]));
      const old = batch.receipts.find(({ id, version }) => named.has(id) && named.get(id) !== version);
      if (old) return stale(old);
      const open = batch.receipts.filter(({ voided_at }) => voided_at === null);
      if (batch.receipts.some(({ id, voided_at }) => named.has(id) && voided_at !== null))
        return conflict('receipt_voided');
      if (open.some(({ id }) => !named.has(id))) return invalidField('lines', 'field.whole_transfer');
      const after = await receipts.takeBackBatch(batch.id);
      const paid = new Set(open.map(({ payment_id }) => payment_id));
      for (const side of sides) if (paid.has(side.id)) await settle(payments, side, 'payment_receipt_voided');
      return ok(after);
    },
    remitInstalment: async ({ path, body, version, runId = null }) => {
      const before = await held(payments, path.paymentId, version);
      if (before instanceof Problem) return before;
      const open = (await receipts.of(before.id)).filter(
        ({ kind, collected_by, remitted_on, voided_at }) =>
          kind === 'money' && collected_by === 'broker' && remitted_on === null && voided_at === null,
      );
      if (open.length === 0) return conflict('nothing_to_remit');
      const { remitted_on } = body;
      if (remitted_on > (await payments.today())) return invalidField('remitted_on', 'field.date_future');
      const day =
        open
          .map(({ received_on }) => received_on)
          .toSorted()
          .at(-1) ?? remitted_on;
      if (remitted_on < day) return invalidField('remitted_on', 'field.before_receipt', { day });
      await receipts.remit(before.id, remitted_on, runId);
      return ok(await settle(payments, before, 'payment_remitted'));
    },
    undoRemittance: async ({ path, version, runId = null }) => {
      const before = await held(payments, path.paymentId, version);
      if (before instanceof Problem) return before;
      const last = lastRemitted(await receipts.withRuns([before.id]), await undoneRun(scope, runId));
      if (last instanceof Problem) return last;
      await receipts.takeBackRemittance(last.map(({ id }) => id));
      return ok(await settle(payments, before, 'payment_remittance_undone'));
    },
    payInstalment: async ({ path, body, version, runId: run_id = null }) => {
      const before = await held(payments, path.paymentId, version);
      if (before instanceof Problem) return before;
      if (before.is_paid) return conflict('already_paid');
      if (before.kind === 'credit') return conflict('is_credit');
      const early = faultOfDay(body.payment_date, body.payment_method, await payments.today());
      if (early) return invalidField('payment_date', early.key);
      const { payment_method: method, payment_date: received_on, invoice_number } = body;
      if (invoice_number !== undefined) await payments.save(before.id, { invoice_number: invoice_number || null });
      const { id: payment_id, balance: amount } = before;
      const collected_by = body.collected_by ?? before.collected_by;
      await receipts.add({ payment_id, kind: 'money', amount, received_on, method, collected_by, run_id });
      return ok(await settle(payments, before));
    },
    unpayInstalment: async ({ path, version, runId = null }) => {
      const before = await held(payments, path.paymentId, version);
      if (before instanceof Problem) return before;
      const undone = await undoneRun(scope, runId);
      const completing = completedBy(before, await receipts.withRuns([before.id]), undone);
      if (completing instanceof Problem) return completing;
      await receipts.takeBack(completing.id);
      return ok(await settle(payments, before));
    },
  } satisfies Partial<Operations>;
};

/** What was handed over to the insurer last, of that what a run did where its undo takes it back; or why it cannot be taken back. */
function lastRemitted(receipts: readonly ReceiptOfRun[], undone: number | undefined): ReceiptOfRun[] | Problem {
  const remitted = receipts.filter(({ remitted_on, voided_at }) => remitted_on !== null && voided_at === null);
  const day = remitted
    .map(({ remitted_on }) => remitted_on)
    .toSorted()
    .at(-1);
  if (day === undefined) return conflict('nothing_remitted');
  const last = remitted.filter(
    (one) => one.remitted_on === day && (undone === undefined || one.remitted_run_id === undone),
  );
  return last.length > 0 ? last : conflict('step_superseded');
}
/** The receipt that completes an instalment, which a run recorded where its undo takes it back; or why it cannot be taken back. */
function completedBy(
  { is_paid }: Payment,
  receipts: readonly ReceiptOfRun[],
  undone: number | undefined,
): ReceiptOfRun | Problem {
  const completing = completingReceipt(receipts);
  if (!is_paid || !completing) return conflict('not_paid');
  if (completing.kind !== 'money') return conflict(`completed_by_${completing.kind}`);
  return undone === undefined || completing.run_id === undone ? completing : conflict('step_superseded');
}
/** Why what a run did to an instalment could not be taken back now. */
export const paymentUndoChecks = (payments: PaymentStore, receipts: ReceiptStore): UndoChecks => {
  const refusalBy =
    (rule: (payment: Payment, all: readonly ReceiptOfRun[], runId: number) => unknown): UndoCheck =>
    async (ids, { runId }) => {
      const paymentsById = new Map((await payments.several(ids)).map((payment) => [payment.id, payment]));
      const all = await receipts.withRuns(ids);
      const receiptsOf = (id: number) => all.filter(({ payment_id }) => payment_id === id);
      const found = ids.map((id) => {
        const payment = paymentsById.get(id);
        return [id, payment ? rule(payment, receiptsOf(id), runId) : notFound('payment')] as const;
      });
      return new Map(found.flatMap(([id, one]) => (one instanceof Problem ? [[id, one]] : [])));
    };
  return {
    unpayInstalment: refusalBy(completedBy),
    undoRemittance: refusalBy((_payment, all, runId) => lastRemitted(all, runId)),
  };
};

/** Receipts that are of another transfer, or named twice. */
function faultsOfVoiding({ lines }: VoidReceiptBatchInput, { receipts }: ReceiptBatch): FieldErrors {
  const errors: FieldErrors = {};
  for (const [place, { receipt_id }] of lines.entries()) {
    const isOf = receipts.some(({ id }) => id === receipt_id);
    const isFirst = lines.findIndex((line) => line.receipt_id === receipt_id) === place;
    if (!isOf || !isFirst)
      errors[`lines.${place}.receipt_id`] = [{ key: isOf ? 'field.named_twice' : 'field.not_found' }];
  }
  return errors;
}

function faultOfAmount(amount: string, balance: string, currency: string) {
  if (compareMoney(amount, '0.00') <= 0) return { key: 'field.amount_zero' };
  const isOver = compareMoney(amount, balance) > 0;
  return isOver ? { key: 'field.over_balance', params: { balance: { amount: balance, currency } } } : null;
}

/** What is wrong with the day on which money came: a post-dated cheque waits for its own. */
function faultOfDay(receivedOn: string, method: string | null, today: string) {
  const fault = receiptDayFault(receivedOn, method, today);
  return fault && { key: fault === 'cheque' ? 'field.cheque_day' : 'field.date_future' };
}
function faultsOf(
  { kind, amount, received_on, method = null }: Pick<ReceiptInput, 'kind' | 'amount' | 'received_on' | 'method'>,
  { kind: of, balance, currency }: Pick<Payment, 'kind' | 'balance' | 'currency'>,
  today: string,
): FieldErrors {
  const amountFault = faultOfAmount(amount, balance.replace('-', ''), currency);
  const early = faultOfDay(received_on, method, today);
  return {
    // Of a credit only money can be given back.
    ...(of === 'credit' && kind !== 'money' && { kind: [{ key: 'field.kind_of_credit' }] }),
    ...(amountFault && { amount: [amountFault] }),
    ...(early && { received_on: [early] }),
    ...(kind === 'money' && method === null && { method: [{ key: 'field.method_required' }] }),
    ...(kind !== 'money' && method !== null && { method: [{ key: 'field.method_of_withholding' }] }),
  };
}
