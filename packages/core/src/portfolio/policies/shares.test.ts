import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDayOverHundred, passesHundred, sellerKey, sharesOn, sumOfShares } from './index.ts';

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
