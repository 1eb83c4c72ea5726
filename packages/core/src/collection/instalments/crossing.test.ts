import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../basics/dates/index.ts';
import { addMoney, compareMoney, fromCents } from '../../basics/money/index.ts';
import { crossAtIssue, crossingLimit, inCrossingOrder, pairCrossing, proposeCrossing } from './index.ts';

const open = (id: number, balance: string, due_date = `2026-0${id}-15`) => ({ id, balance, due_date });

describe('crossing credits with instalments', () => {
  const three = [open(2, '49.92'), open(1, '29.92'), open(3, '49.92')];

  it.each([
    ['cancellation', [3, 2, 1], ['49.92', '49.92', '0.16']],
    ['decrease', [1, 2, 3], ['29.92', '49.92', '20.16']],
  ])('fills, for a %s, in the order of the due dates that belong to it', (reason, ids, amounts) => {
    const ordered = inCrossingOrder(three, reason);
    expect(ordered.map(({ id }) => id)).toEqual(ids);
    expect([...proposeCrossing([open(9, '60.00'), open(8, '40.00')], ordered)]).toEqual(
      ids.map((id, place) => [id, amounts[place]]),
    );
  });

  it('says which credit pays which part, and nothing where they have less', () => {
    const credits = [open(8, '40.00'), open(9, '60.00')];
    expect(
      pairCrossing(credits, [
        { payment: 3, amount: '49.92' },
        { payment: 2, amount: '0.00' },
        { payment: 1, amount: '10.00' },
      ]),
    ).toEqual([
      { credit: 8, payment: 3, amount: '40.00' },
      { credit: 9, payment: 3, amount: '9.92' },
      { credit: 9, payment: 1, amount: '10.00' },
    ]);
    expect(pairCrossing(credits, [{ payment: 3, amount: '100.01' }])).toBeUndefined();
    expect(pairCrossing([], [])).toEqual([]);
  });

  it('lets the credit of a movement pay what falls due last, and its charge be paid by what waits longest', () => {
    expect(crossAtIssue('credit', [open(9, '60.00')], three)).toEqual([
      { credit: 9, payment: 3, amount: '49.92' },
      { credit: 9, payment: 2, amount: '10.08' },
    ]);
    expect(crossAtIssue('charge', [open(9, '60.00'), open(8, '20.00')], three)).toEqual([
      { credit: 8, payment: 1, amount: '20.00' },
      { credit: 9, payment: 1, amount: '9.92' },
      { credit: 9, payment: 2, amount: '49.92' },
      { credit: 9, payment: 3, amount: '0.16' },
    ]);
    expect(crossAtIssue('charge', [], three)).toEqual([]);
  });

  it('makes no more pairs than a crossing may have', () => {
    const many = Array.from({ length: 60 }, (_, place) => open(place + 1, '1.00', addDays('2026-01-01', place)));
    expect(crossAtIssue('charge', many, [open(99, '100.00')])).toHaveLength(crossingLimit);
  });

  const some = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 10_000 }),
      due_date: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days)),
      balance: fc.bigInt({ min: 1n, max: 10n ** 6n }).map(fromCents),
    }),
    { selector: ({ id }) => id, maxLength: 20 },
  );
  it('adds up to the cent, and takes of no side more than is open', () => {
    fc.assert(
      fc.property(some, some, fc.constantFrom('cancellation', 'other'), (credits, instalments, reason) => {
        const parts = proposeCrossing(credits, inCrossingOrder(instalments, reason));
        const pairs = pairCrossing(
          credits,
          [...parts].map(([payment, amount]) => ({ payment, amount })),
        );
        if (!pairs) throw new Error('A proposal was more than the credits have.');
        const sumOf = (list: readonly { amount: string }[]) => addMoney('0.00', ...list.map(({ amount }) => amount));
        const sum = (side: 'credit' | 'payment', id: number) => sumOf(pairs.filter((pair) => pair[side] === id));
        for (const { id, balance } of credits) expect(compareMoney(sum('credit', id), balance)).toBeLessThanOrEqual(0);
        for (const { id, balance } of instalments) {
          expect(sum('payment', id)).toBe(parts.get(id));
          expect(compareMoney(sum('payment', id), balance)).toBeLessThanOrEqual(0);
        }
        // As much is crossed as either side allows.
        const least = [credits, instalments].map((side) => addMoney('0.00', ...side.map(({ balance }) => balance)));
        expect(sumOf(pairs)).toBe(least.toSorted(compareMoney)[0]);
        expect(pairs.every(({ amount }) => compareMoney(amount, '0.00') > 0)).toBe(true);
      }),
    );
  });
});
