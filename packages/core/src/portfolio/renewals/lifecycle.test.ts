import { describe, expect, it } from 'vitest';
import { aRenewal } from '../../fixtures/index.ts';
import { renewalActions, renewalTransitions, standingOf } from './index.ts';

const next = { id: 222, name: 'VH-2026-00418', status: 'draft', net_premium: '525.00' } as const;

describe('where a renewal stands', () => {
  it.each([
    ['open', aRenewal({ next: null })],
    ['prepared', aRenewal({ next })],
    ['decided', aRenewal({ next, outcome: 'renewed' })],
    ['decided', aRenewal({ outcome: 'cancelled' })],
    ['decided', aRenewal({ outcome: 'not_taken_up' })],
    ['lost', aRenewal({ outcome: 'lost', next: null })],
  ] as const)('is %s', (standing, renewal) => {
    expect(standingOf(renewal)).toBe(standing);
  });
});

describe('what can be done with a renewal', () => {
  it('is nothing once it is decided, and only reopening once it is lost', () => {
    expect(renewalActions('decided')).toEqual([]);
    expect(renewalActions('lost')).toEqual(['reopen']);
  });

  it('is everything but reopening while it is open, and no second draft once one is there', () => {
    const all = renewalTransitions.map(({ action }) => action).filter((action) => action !== 'reopen');
    expect(renewalActions('open')).toEqual(all);
    expect(renewalActions('prepared')).toEqual(all.filter((action) => action !== 'prepare'));
  });
});
