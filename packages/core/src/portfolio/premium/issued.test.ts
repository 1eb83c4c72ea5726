import { describe, expect, it } from 'vitest';
import { isTotalTyped, keepsPremium, packFor } from './index.ts';

const issued = {
  net_premium: '100.00',
  branch_id: 7,
  start_date: '2026-01-01',
  charges: [{ code: 'scvs' }],
  total_grant: '119.60',
};
const wanted = { net_premium: '100.00', branch_id: 7, start_date: '2026-01-01' };

describe('the premium of a policy', () => {
  it('stays as it was issued while nothing that it depends on has changed', () => {
    expect(keepsPremium(issued, wanted)).toBe(true);
  });

  it('compares amounts, not how they are written', () => {
    expect(keepsPremium(issued, { ...wanted, net_premium: '0100.00' })).toBe(true);
    expect(keepsPremium(issued, { ...wanted, total_grant: '0119.60' })).toBe(true);
  });

  it.each([
    { net_premium: '100.01' },
    { branch_id: 8 },
    { branch_id: null },
    { start_date: '2026-01-02' },
    { start_date: null },
    { total_grant: '120.00' },
  ])('is computed anew with %o', (change) => {
    expect(keepsPremium(issued, { ...wanted, ...change })).toBe(false);
  });

  it.each(['', '1,5', 'x'])('is not kept while the net premium is typed: "%s"', (net_premium) => {
    expect(keepsPremium(issued, { ...wanted, net_premium })).toBe(false);
  });

  it('stays unknown in a draft, whatever its branch and first day', () => {
    const draft = { net_premium: '0.00', branch_id: null, start_date: null, charges: [], total_grant: '0.00' };
    expect(keepsPremium(draft, { ...wanted, net_premium: '0.00' })).toBe(true);
    expect(keepsPremium(draft, wanted)).toBe(false);
    expect(keepsPremium({ ...draft, charges: issued.charges }, { ...wanted, net_premium: '0.00' })).toBe(false);
  });
});

it('lets the total be typed where no rule is known', () => {
  expect(isTotalTyped(packFor('218'))).toBe(false);
  expect(isTotalTyped(packFor('484'))).toBe(true);
  expect(isTotalTyped(packFor(null))).toBe(true);
});
