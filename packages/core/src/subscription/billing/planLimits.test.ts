import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planBlockers, planLimits, planUse } from './index.ts';
import type { PlanAmounts } from './planLimits.ts';

const free: PlanAmounts = {
  policies_amount: 25,
  customers_amount: 50,
  vehicles_amount: 25,
  generals_amount: 25,
  users_amount: 1,
  groups_amount: 1,
  emails_amount: 20,
};
const nothing = { policies: 0, customers: 0, vehicles: 0, generals: 0, users: 0, groups: 0, emails: 0 };

describe('planBlockers', () => {
  it('lets a brokerage that is exactly full onto a plan', () => {
    expect(planBlockers({ ...nothing, policies: 25, users: 1 }, free)).toEqual([]);
  });
  it('names everything there is too much of, in a fixed order, with both numbers', () => {
    expect(planBlockers({ ...nothing, users: 4, policies: 26 }, free)).toEqual([
      { limit: 'policies', used: 26, allowed: 25 },
      { limit: 'users', used: 4, allowed: 1 },
    ]);
  });
  it('never asks for fewer e-mails: what was sent cannot be taken back', () => {
    expect(planBlockers({ ...nothing, emails: 400 }, free)).toEqual([]);
  });
  it('finds nothing in a plan without limits', () => {
    const unlimited = { ...free, policies_amount: null };
    expect(planBlockers({ ...nothing, policies: 1_000_000 }, unlimited)).toEqual([]);
  });
});

describe('planUse', () => {
  it('is near from four fifths on, and full at the limit', () => {
    expect(planUse(19, 25)).toMatchObject({ state: 'free' });
    expect(planUse(20, 25)).toEqual({ state: 'near', used: 20, allowed: 25, share: 0.8 });
    expect(planUse(25, 25)).toMatchObject({ state: 'full', share: 1 });
  });
  it('is full where a plan allows nothing, and never where it has no limit', () => {
    expect(planUse(0, 0)).toMatchObject({ state: 'full' });
    expect(planUse(9, null)).toEqual({ state: 'unlimited', used: 9 });
  });
  it('agrees with the blockers: what is over is full', () => {
    fc.assert(
      fc.property(fc.constantFrom(...planLimits), fc.nat(60), (limit, used) => {
        const over = planBlockers({ ...nothing, [limit]: used }, free).length > 0;
        expect(!over || planUse(used, free[`${limit}_amount`]).state === 'full').toBe(true);
      }),
    );
  });
});
