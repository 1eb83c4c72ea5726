import type { CrossingInput, Payment } from '@corredor/core/api';
import { addMoney, compareMoney } from '@corredor/core/money';
import { toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, type FieldErrors, invalid, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { CrossingStore } from './crossings.store.ts';
import type { PaymentStore } from './payments.store.ts';
import type { ReceiptStore } from './receipts.store.ts';
import { mostReceipts, settle } from './settle.ts';

interface Stores {
  payments: PaymentStore;
  receipts: ReceiptStore;
  crossings: CrossingStore;
}

/** Crossings: credits pay instalments of the same customer, and both sides are taken back together. */
export const crossingOperations = ({ payments, receipts, crossings }: Stores) =>
  ({
    listCrossings: async (input) => ok(toPage(input, await crossings.page(input.query))),
    getCrossing: async ({ path }) => {
      const crossing = await crossings.find(path.crossingId);
      return crossing ? ok(crossing) : notFound('crossing');
    },
    createCrossing: async ({ body }) => {
      const { customer_id, reason, note = null } = body;
      if (!(await crossings.hasCustomer(customer_id))) return invalidField('customer_id', 'field.not_found');
      const ids = [...new Set(body.pairs.flatMap(({ credit_id, payment_id }) => [credit_id, payment_id]))];
      const found = new Map((await receipts.lockAll(ids)).map((one) => [one.id, one]));
      const strange = faultsOfSides(body, found);
      if (Object.keys(strange).length > 0) return invalid(strange);
      for (const pair of body.pairs)
        for (const [id, version] of [
          [pair.credit_id, pair.credit_version],
          [pair.payment_id, pair.payment_version],
        ] as const) {
          const side = found.get(id);
          if (side && side.version !== version) return stale(side);
        }
      const wrong = faultsOfAmounts(body, found, await crossings.receiptCounts(ids));
      if (Object.keys(wrong).length > 0) return invalid(wrong);
      const crossing = await crossings.add({
        customer_id,
        reason,
        note: note || null,
        crossed_on: await payments.today(),
        pairs: body.pairs.map(({ credit_id, payment_id, amount }) => ({ credit_id, payment_id, amount })),
      });
      for (const side of found.values()) await settle(payments, side, 'payment_crossed');
      return created(crossing);
    },
    undoCrossing: async ({ path, version }) => {
      if (!(await crossings.find(path.crossingId))) return notFound('crossing');
      // The sides are held first, so that two who undo it wait for one another.
      const sides = await receipts.lockAll(await crossings.sidesOf(path.crossingId));
      const crossing = await crossings.found(path.crossingId);
      if (crossing.version !== version) return stale(crossing);
      if (crossing.undone_at) return conflict('crossing_undone');
      const movement = await crossings.movementOf(crossing.id);
      if (movement) return conflict('crossing_of_movement', { params: { number: movement.number } });
      if ((await payments.today()) > crossing.undo_until) {
        const days = await crossings.undoDays();
        return conflict('undo_late', { params: { days } });
      }
      const after = await crossings.undo(crossing.id);
      for (const side of sides) await settle(payments, side, 'payment_crossing_undone');
      return ok(after);
    },
  }) satisfies Partial<Operations>;

type Found = ReadonlyMap<number, Payment>;
const isOf = (payment: Payment, customer: number) => [payment.contractor_id, payment.payer_id].includes(customer);

/** Sides that are not there, are of the wrong kind or belong to somebody else, and pairs that are named twice. */
function faultsOfSides({ customer_id, pairs }: CrossingInput, found: Found): FieldErrors {
  const errors: FieldErrors = {};
  const seen = new Set<string>();
  for (const [place, pair] of pairs.entries()) {
    const name = `${pair.credit_id} ${pair.payment_id}`;
    if (seen.has(name)) errors[`pairs.${place}.payment_id`] = [{ key: 'field.named_twice' }];
    seen.add(name);
    for (const [field, kind, wrongKind] of [
      ['credit_id', 'credit', 'field.not_a_credit'],
      ['payment_id', 'premium', 'field.not_an_instalment'],
    ] as const) {
      const side = found.get(pair[field]);
      const key = !side
        ? 'field.not_found'
        : side.kind !== kind
          ? wrongKind
          : isOf(side, customer_id)
            ? null
            : 'field.other_party';
      if (key) errors[`pairs.${place}.${field}`] = [{ key }];
    }
  }
  return errors;
}

/** Amounts of nothing, and those that take more of a side than is open, counted over all pairs. */
function faultsOfAmounts({ pairs }: CrossingInput, found: Found, counts: ReadonlyMap<number, number>): FieldErrors {
  const errors: FieldErrors = {};
  const taken = new Map<number, { sum: string; count: number }>();
  for (const [place, { credit_id, payment_id, amount }] of pairs.entries()) {
    const field = `pairs.${place}.amount`;
    if (compareMoney(amount, '0.00') <= 0) errors[field] = [{ key: 'field.amount_zero' }];
    for (const id of [credit_id, payment_id]) {
      const before = taken.get(id) ?? { sum: '0.00', count: counts.get(id) ?? 0 };
      const now = { sum: addMoney(before.sum, amount), count: before.count + 1 };
      taken.set(id, now);
      const side = found.get(id);
      const amountOpen = side?.balance.replace('-', '') ?? '0.00';
      const balance = { amount: amountOpen, currency: side?.currency ?? '' };
      if (compareMoney(now.sum, amountOpen) > 0) errors[field] = [{ key: 'field.over_balance', params: { balance } }];
      else if (now.count > mostReceipts) errors[field] = [{ key: 'field.too_many', params: { limit: mostReceipts } }];
    }
  }
  return errors;
}
