import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../basics/dates/index.ts';
import { addMoney, compareMoney, fromCents, subtractMoney } from '../../basics/money/index.ts';
import { inTransferOrder, spreadTransfer } from './index.ts';

describe('spreadTransfer', () => {
  const three = [
    { id: 3, due_date: '2026-03-15', balance: '49.92' },
    { id: 1, due_date: '2026-01-15', balance: '29.92' },
    { id: 2, due_date: '2026-02-15', balance: '49.92' },
  ];

  it.each([
    ['100.00', ['29.92', '49.92', '20.16'], '0.00'],
    ['10.00', ['10.00', '0.00', '0.00'], '0.00'],
    ['130.00', ['29.92', '49.92', '49.92'], '0.24'],
    ['0.00', ['0.00', '0.00', '0.00'], '0.00'],
  ])('fills the oldest first with %s', (amount, expected, rest) => {
    const { parts, ...more } = spreadTransfer(three, amount);
    expect([...parts]).toEqual([1, 2, 3].map((id, index) => [id, expected[index]]));
    expect(more).toEqual({ rest });
  });

  const instalments = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 10_000 }),
      due_date: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2026-01-01', days)),
      balance: fc.bigInt({ min: 0n, max: 10n ** 9n }).map(fromCents),
    }),
    { selector: ({ id }) => id, maxLength: 50 },
  );
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 11n }).map(fromCents);

  it('adds up to the cent, gives none more than its balance, and begins none before an older one is full', () => {
    fc.assert(
      fc.property(instalments, amounts, (open, amount) => {
        const { parts, rest } = spreadTransfer(open, amount);
        const ordered = inTransferOrder(open);
        const partOf = ({ id }: { id: number }) => parts.get(id) ?? 'none';
        expect(addMoney(rest, ...parts.values())).toBe(amount);
        expect([...parts.keys()]).toEqual(ordered.map(({ id }) => id));
        for (const [index, one] of ordered.entries()) {
          expect(compareMoney(partOf(one), '0.00')).toBeGreaterThanOrEqual(0);
          expect(compareMoney(partOf(one), one.balance)).toBeLessThanOrEqual(0);
          const next = ordered[index + 1];
          if (next) expect(one.due_date <= next.due_date).toBe(true);
          if (next && partOf(next) !== '0.00') expect(partOf(one)).toBe(one.balance);
        }
        // Something is left over only where all of them are full.
        if (rest !== '0.00')
          expect(subtractMoney(amount, rest)).toBe(addMoney('0.00', ...open.map((one) => one.balance)));
      }),
    );
  });

  it('does not depend on the order that they are given in', () => {
    fc.assert(
      fc.property(instalments, amounts, (open, amount) => {
        expect(spreadTransfer([...open].reverse(), amount)).toEqual(spreadTransfer(open, amount));
      }),
    );
  });
});
