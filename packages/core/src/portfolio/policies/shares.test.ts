import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, fromCents, multiplyByPercent, partOf, subtractMoney, toCents } from '../../basics/money/index.ts';
import {
  type CommissionPart,
  commissionOf,
  firstDayOverHundred,
  passesHundred,
  sellerKey,
  sharesOn,
  sumOfShares,
} from './index.ts';

describe('shares', () => {
  it('come to a hundred at most, to the last of four places', () => {
    expect(passesHundred([])).toBe(false);
    expect(passesHundred([{ percentage: '60.5' }, { percentage: '39.5' }])).toBe(false);
    expect(passesHundred([{ percentage: '60.5' }, { percentage: '39.5001' }])).toBe(true);
  });

  it('are added without loss', () => {
    expect(sumOfShares([])).toBe('0');
    expect(sumOfShares([{ percentage: '33.3333' }, { percentage: '33.3333' }, { percentage: '33.3334' }])).toBe('100');
    expect(sumOfShares([{ percentage: '12.5' }, { percentage: '0.05' }])).toBe('12.55');
  });

  const vera = (start_date: string, percentage: string) => ({ seller: 'vera', start_date, percentage });
  const julio = (start_date: string, percentage: string) => ({ seller: 'julio', start_date, percentage });

  it('of a seller are what the latest row that has started says', () => {
    const rows = [vera('2026-06-01', '40'), vera('2026-01-01', '70'), julio('2026-03-01', '30')];
    expect(sharesOn(rows, '2025-12-31')).toEqual([]);
    expect(sharesOn(rows, '2026-05-31').map((row) => row.percentage)).toEqual(['70', '30']);
    expect(sharesOn(rows, '2026-06-01').map((row) => row.percentage)).toEqual(['40', '30']);
  });

  it('of one day pass a hundred or not, whatever the rows say in sum', () => {
    const handover = [vera('2026-01-01', '100'), vera('2026-06-01', '0'), julio('2026-06-01', '100')];
    expect(firstDayOverHundred(handover)).toBeUndefined();
    expect(firstDayOverHundred([vera('2026-01-01', '100'), julio('2026-05-31', '100'), vera('2026-06-01', '0')])).toBe(
      '2026-05-31',
    );
    expect(firstDayOverHundred([])).toBeUndefined();
  });

  it('never pass a hundred between the days that were looked at', () => {
    const row = fc.record({
      seller: fc.constantFrom('a', 'b', 'c'),
      start_date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-02-${String(day).padStart(2, '0')}`),
      percentage: fc.integer({ min: 0, max: 100 }).map(String),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const days = Array.from({ length: 28 }, (_, day) => `2026-02-${String(day + 1).padStart(2, '0')}`);
        const first = days.find((day) => passesHundred(sharesOn(rows, day)));
        expect(firstDayOverHundred(rows)).toBe(first);
      }),
    );
  });

  it('belong to the same seller however the name is typed, and to a user by number', () => {
    expect(sellerKey({ name: ' Julio  Andrade ' })).toBe(sellerKey({ name: 'julio andrade' }));
    expect(sellerKey({ user_id: 5, name: 'Vera' })).not.toBe(sellerKey({ name: 'Vera' }));
  });
});

describe('commission', () => {
  const part = (over: Partial<CommissionPart> = {}): CommissionPart => ({
    net: '500.00',
    total: '599.15',
    planned: '599.15',
    collected: '0.00',
    collected_by_broker: '0.00',
    written_off: '0.00',
    ...over,
  });
  /** The cancellation of that policy after 180 of 365 days. */
  const cancelled = { net: '-253.42', total: '-303.09', planned: '-303.09' };

  it('is a percentage of the net premium, not of the total', () => {
    expect(commissionOf('12.5', [part()])).toEqual({
      total: '62.50',
      to_release: '62.50',
      to_collect: '0.00',
      collected: '0.00',
    });
    expect(commissionOf(null, [part()])).toBeUndefined();
  });

  it('is released in proportion to the premium that was paid', () => {
    expect(commissionOf('12.5', [part({ collected: '299.58' })])).toMatchObject({
      to_release: '31.25',
      to_collect: '31.25',
      collected: '0.00',
    });
    expect(commissionOf('12.5', [part({ collected: '599.15', collected_by_broker: '599.15' })])).toMatchObject({
      to_release: '0.00',
      to_collect: '0.00',
      collected: '62.50',
    });
  });

  it('is not earned by instalments that a closed policy gave up, nor by a rest that was given up', () => {
    expect(commissionOf('12.5', [part({ planned: '49.92', collected: '49.92' })])).toMatchObject({
      total: '62.50',
      to_release: '0.00',
      to_collect: '5.21',
    });
    const given = part({ collected: '599.15', written_off: '0.50' });
    expect(commissionOf('12.5', [given])).toMatchObject({ to_release: '0.00', to_collect: '62.45' });
  });

  it('of a draft waits as a whole, and a premium of nothing earns nothing', () => {
    expect(commissionOf('12.5', [part({ planned: null })])).toMatchObject({ to_release: '62.50' });
    expect(commissionOf('12.5', [part({ net: '0.00', total: '0.00', planned: null })])).toMatchObject({
      total: '0.00',
    });
  });

  it('of a cancelled policy is what both parts come to, each released by its own instalments', () => {
    // Two of three instalments paid, the third crossed with the credit; what is left of that waits for a refund.
    const crossed = { ...cancelled, collected: '-199.73' };
    expect(commissionOf('12.5', [part({ collected: '599.15' }), part(crossed)])).toEqual({
      total: '30.82',
      to_release: '-10.80',
      to_collect: '41.62',
      collected: '0.00',
    });
    const refunded = { ...cancelled, collected: '-303.09', collected_by_broker: '-103.36' };
    const paid = part({ collected: '599.15', collected_by_broker: '399.42' });
    expect(commissionOf('12.5', [paid, part(refunded)])).toEqual({
      total: '30.82',
      to_release: '0.00',
      to_collect: '-0.05',
      collected: '30.87',
    });
  });

  it('without movements is what one share of the whole is, and adds up to the cent while a policy is alive', () => {
    const cents = fc.bigInt({ min: 1n, max: 10_000_000n });
    fc.assert(
      fc.property(cents, fc.nat(100), fc.nat(100), (total, share, own) => {
        const collected = fromCents((total * BigInt(share)) / 100n);
        const collected_by_broker = fromCents((toCents(collected) * BigInt(own)) / 100n);
        const all = fromCents(total);
        const state = commissionOf('12.5', [
          part({ net: all, total: all, planned: all, collected, collected_by_broker }),
        ]);
        const whole = multiplyByPercent(all, '12.5');
        expect(state).toEqual({
          total: whole,
          to_release: subtractMoney(whole, partOf(whole, collected, all)),
          to_collect: subtractMoney(partOf(whole, collected, all), partOf(whole, collected_by_broker, all)),
          collected: partOf(whole, collected_by_broker, all),
        });
        expect(state && addMoney(state.to_release, state.to_collect, state.collected)).toBe(whole);
      }),
    );
  });
});
