import { describe, expect, it } from 'vitest';
import { annualSaving, priceOf } from './planPrice.ts';
import { aPlan } from './plans.fixtures.ts';

describe('the price of a plan', () => {
  it('is the one of its period', () => {
    expect(priceOf(aPlan(), 'monthly')).toBe('19.00');
    expect(priceOf(aPlan(), 'annual')).toBe('190.00');
  });

  it('tells what a year saves, and nothing where it saves nothing', () => {
    expect(annualSaving(aPlan())).toBe('38.00');
    expect(annualSaving(aPlan({ monthly_price: '10.00', annual_price: '120.00' }))).toBeNull();
    expect(annualSaving(aPlan({ monthly_price: '0.00', annual_price: '0.00' }))).toBeNull();
  });
});
