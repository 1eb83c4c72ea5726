import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMoney, fromCents } from '../../basics/money/index.ts';
import { changedPremium, isTypedNet, premiumOfSum, type RowPremium, termNetChange, termNetOf } from './index.ts';

const truck: RowPremium = { sum: '20000.00', rate: '3.2', term_net: '640.00' };
const unknown: RowPremium = { sum: null, rate: null, term_net: null };

describe('the premium of a row for the whole term', () => {
  it('is its sum at its rate, rounded once to cents', () => {
    expect(premiumOfSum({ sum: '20000.00', rate: '3.2' })).toBe('640.00');
    expect(premiumOfSum({ sum: '18000.00', rate: '3.2' })).toBe('576.00');
    expect(premiumOfSum({ sum: '31990.00', rate: '3.2175' })).toBe('1029.28');
    expect(premiumOfSum({ sum: '0.50', rate: '1' })).toBe('0.01');
    expect(premiumOfSum({ sum: '20000.00', rate: '0' })).toBe('0.00');
  });

  it('is not known without a sum or a rate', () => {
    expect(termNetOf(unknown)).toBeNull();
    expect(termNetOf({ ...unknown, sum: '20000.00' })).toBeNull();
    expect(termNetOf({ ...unknown, rate: '3.2' })).toBeNull();
  });

  it('stays as it was typed', () => {
    expect(termNetOf({ ...truck, term_net: '600.00' })).toBe('600.00');
    expect(isTypedNet({ ...truck, term_net: '600.00' })).toBe(true);
    expect(isTypedNet({ ...unknown, term_net: '600.00' })).toBe(true);
    expect(isTypedNet(truck)).toBe(false);
    expect(isTypedNet(unknown)).toBe(false);
  });
});

describe('a row that is changed', () => {
  it('has a premium that follows where it was found', () => {
    expect(changedPremium(truck, { sum: '24000.00' })).toEqual({ sum: '24000.00', rate: '3.2', term_net: '768.00' });
    expect(changedPremium(truck, { rate: null })).toEqual({ sum: '20000.00', rate: null, term_net: null });
    expect(changedPremium(unknown, { sum: '20000.00', rate: '3.2' })).toEqual(truck);
  });

  it('keeps what was typed, until it is typed anew or given up', () => {
    const typed = { ...truck, term_net: '600.00' };
    expect(changedPremium(typed, { sum: '24000.00' }).term_net).toBe('600.00');
    expect(changedPremium(typed, { term_net: '610.00' }).term_net).toBe('610.00');
    expect(changedPremium(typed, { term_net: null }).term_net).toBe('640.00');
    expect(changedPremium({ ...unknown, term_net: '600.00' }, { sum: '20000.00' }).term_net).toBe('600.00');
  });
});

describe('another sum or rate changes the premium', () => {
  it('by the difference at the rate', () => {
    expect(termNetChange(truck, { sum: '24000.00' })).toBe('128.00');
    expect(termNetChange(truck, { sum: '18000.00' })).toBe('-64.00');
    expect(termNetChange(truck, { rate: '3' })).toBe('-40.00');
    expect(termNetChange({ ...truck, term_net: '600.00' }, { sum: '24000.00' })).toBe('128.00');
    expect(termNetChange({ ...unknown, term_net: '600.00' }, { sum: '20000.00', rate: '3.2' })).toBe('40.00');
  });

  it('by nothing that could be told where something is missing', () => {
    expect(termNetChange(unknown, { sum: '20000.00', rate: '3.2' })).toBeNull();
    expect(termNetChange({ ...unknown, sum: '20000.00', term_net: '600.00' }, { sum: '24000.00' })).toBeNull();
  });

  it('by as much as the new premium differs from the old', () => {
    const sums = fc.bigInt({ min: 0n, max: 10n ** 13n }).map(fromCents);
    const rates = fc.integer({ min: 0, max: 1_000_000 }).map((some) => (some / 10_000).toFixed(4));
    fc.assert(
      fc.property(sums, sums, rates, (sum, next, rate) => {
        const before = { sum, rate, term_net: premiumOfSum({ sum, rate }) };
        const change = termNetChange(before, { sum: next }) ?? '';
        return addMoney(before.term_net ?? '', change) === changedPremium(before, { sum: next }).term_net;
      }),
    );
  });
});
