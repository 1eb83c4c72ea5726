import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../basics/dates/index.ts';
import { addMoney, compareMoney, fromCents, multiplyByPercent, subtractMoney } from '../../basics/money/index.ts';
import { priceOf, type Wanted } from './price.ts';
import { termDays, termEnd, unusedWorth } from './terms.ts';

const free = { id: 1, monthly_price: '0.00', annual_price: '0.00', vat_percent: '15' };
const basic = { id: 2, monthly_price: '19.00', annual_price: '190.00', vat_percent: '15' };
const professional = { id: 3, monthly_price: '49.00', annual_price: '490.00', vat_percent: '15' };
const today = '2026-11-21';
const onFree = { planId: 1, isFree: true, to: null };
const onBasic = { planId: 2, isFree: false, to: '2026-12-05' };
const basicTerm = { from: '2026-11-06', to: '2026-12-05', worth: '19.00' };
const wanted = (over: Partial<Wanted> = {}): Wanted => ({
  plan: basic,
  frequency: 'monthly',
  today,
  current: onFree,
  terms: [],
  ...over,
});

describe('a term', () => {
  it.each([
    ['2026-11-21', 'monthly', '2026-12-20'],
    ['2026-11-21', 'annual', '2027-11-20'],
    ['2026-12-01', 'monthly', '2026-12-31'],
    ['2026-01-31', 'monthly', '2026-02-28'],
    ['2024-01-31', 'monthly', '2024-02-29'],
    ['2026-01-30', 'monthly', '2026-02-28'],
    ['2026-03-31', 'monthly', '2026-04-30'],
    ['2024-02-29', 'annual', '2025-02-28'],
    ['2024-02-29', 'monthly', '2024-03-28'],
    ['2027-03-01', 'annual', '2028-02-29'],
  ] as const)('from %s, %s, ends on %s', (from, frequency, to) => {
    expect(termEnd(from, frequency)).toBe(to);
  });

  it('follows on another without a gap, and never shrinks to nothing', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom('monthly', 'annual'), (from, frequency) => {
        const days = termDays({ from, to: termEnd(from, frequency) });
        expect(days).toBeGreaterThanOrEqual(frequency === 'monthly' ? 28 : 365);
        expect(days).toBeLessThanOrEqual(frequency === 'monthly' ? 31 : 366);
      }),
    );
  });
});

describe('what is unused of a term', () => {
  it.each([
    ['2026-11-06', '19.00'],
    ['2026-11-21', '9.50'],
    ['2026-12-05', '0.63'],
    ['2026-12-06', '0.00'],
    ['2026-10-01', '19.00'],
  ])('is worth %s: %s', (day, worth) => {
    expect(unusedWorth(basicTerm, day)).toBe(worth);
  });

  it('rounds half a cent up', () => {
    expect(unusedWorth({ from: '2026-01-01', to: '2026-01-02', worth: '0.01' }, '2026-01-02')).toBe('0.01');
    expect(unusedWorth({ from: '2026-01-01', to: '2026-01-03', worth: '0.01' }, '2026-01-03')).toBe('0.00');
  });
});

describe('a price', () => {
  it('adds the tax of the country', () => {
    expect(priceOf(wanted())).toEqual({
      kind: 'new',
      from: today,
      to: '2026-12-20',
      subtotal: '19.00',
      credit: '0.00',
      credit_days: 0,
      vat_percent: '15',
      tax: '2.85',
      total: '21.85',
      worth: '19.00',
      waits_for_review: false,
    });
    const without = priceOf(wanted({ plan: { ...basic, vat_percent: null } }));
    expect(without).toMatchObject({ vat_percent: null, tax: '0.00', total: '19.00' });
  });

  it('makes a year wait for review, unless nothing is to be paid', () => {
    expect(priceOf(wanted({ frequency: 'annual' }))).toMatchObject({ total: '218.50', waits_for_review: true });
    const rich = { from: '2026-11-01', to: '2027-10-31', worth: '990.00' };
    const paid = priceOf(wanted({ frequency: 'annual', current: { ...onBasic, planId: 4 }, terms: [rich] }));
    expect(paid).toMatchObject({ credit: '190.00', total: '0.00', waits_for_review: false });
  });

  it('begins a renewal on the day after the running term, and today where none runs', () => {
    const ahead = priceOf(wanted({ current: onBasic, terms: [basicTerm] }));
    expect(ahead).toMatchObject({ kind: 'renewal', from: '2026-12-06', to: '2027-01-05', credit: '0.00' });
    expect(priceOf(wanted({ current: { ...onBasic, to: today } }))).toMatchObject({ from: '2026-11-22' });
    expect(priceOf(wanted({ current: { ...onBasic, to: '2026-11-20' } }))).toMatchObject({
      kind: 'renewal',
      from: today,
    });
  });

  it('takes what is unused off the price of another plan, before the tax', () => {
    const change = priceOf(wanted({ plan: professional, current: onBasic, terms: [basicTerm] }));
    expect(change).toMatchObject({ kind: 'change', from: today, to: '2026-12-20', credit: '9.50', credit_days: 0 });
    expect(change).toMatchObject({ tax: '5.93', total: '45.43', worth: '49.00' });
  });

  it('turns what is left of the credit into days of the new plan', () => {
    const year = { from: '2026-11-21', to: '2027-11-20', worth: '490.00' };
    const change = priceOf(wanted({ current: { ...onBasic, planId: 3 }, terms: [year] }));
    // 490 − 19 = 471; a day of Basic costs 19 / 30.
    expect(change).toMatchObject({ credit: '19.00', credit_days: 743, total: '0.00', worth: '490.00' });
    expect(change.to).toBe('2029-01-01');
  });

  it('costs nothing on the free plan, which has no end and gives nothing back', () => {
    const change = priceOf(wanted({ plan: free, current: onBasic, terms: [basicTerm] }));
    expect(change).toMatchObject({ kind: 'change', from: today, to: null, credit: '0.00', credit_days: 0 });
    expect(change).toMatchObject({ total: '0.00', worth: '0.00', waits_for_review: false });
  });

  it('never asks for less than nothing, and always adds up', () => {
    const cents = fc.bigInt({ min: 0n, max: 500_000n }).map(fromCents);
    fc.assert(
      fc.property(
        cents,
        fc.integer({ min: 0, max: 400 }),
        fc.constantFrom('monthly', 'annual'),
        (worth, ago, every) => {
          const from = addDays(today, -ago);
          const terms = [{ from, to: termEnd(from, 'annual'), worth }];
          const price = priceOf(wanted({ plan: professional, frequency: every, current: onBasic, terms }));
          const net = subtractMoney(price.subtotal, price.credit);
          expect(compareMoney(net, '0.00')).toBeGreaterThanOrEqual(0);
          expect(price.tax).toBe(multiplyByPercent(net, '15'));
          expect(price.total).toBe(addMoney(net, price.tax));
          expect(compareMoney(price.worth, price.subtotal)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
