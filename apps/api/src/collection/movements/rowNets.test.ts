import { describe, expect, it } from 'vitest';
import { type NetItem, netChangesIn, netWith } from './rowNets.ts';

const item = (movement_id: number, over: Partial<NetItem>): NetItem => ({
  action: 'change',
  target: 'vehicle',
  record_id: 1,
  movement_id,
  effective_date: `2026-03-0${movement_id}`,
  kind: 'value',
  before: { sum: '20000.00', rate: '3.2', term_net: '640.00' },
  after: { sum: '24000.00' },
  term_net: '128.00',
  ...over,
});
const truck = { sum: '24000.00', rate: '3.2', term_net: '768.00' };
const raised = item(1, {});
/** The premium without the movements that are named. */
const without = (items: readonly NetItem[], gone: readonly number[], now: object, back: object = {}) =>
  netWith({
    now,
    values: { ...now, ...back },
    changes: netChangesIn(items)({ target: 'vehicle', record_id: 1 }),
    counts: ({ movement_id }) => !gone.includes(movement_id),
  });

describe('the premium of a row without a change', () => {
  it('is what it was, whether it was found, typed or not there', () => {
    expect(without([raised], [1], truck, { sum: '20000.00' })).toBe('640.00');
    const typed = item(1, { before: { sum: '20000.00', rate: '3.2', term_net: '600.00' } });
    expect(without([typed], [1], { ...truck, term_net: '728.00' }, { sum: '20000.00' })).toBe('600.00');
    const found = item(1, {
      before: { sum: null, rate: null, term_net: null },
      after: { sum: '24000.00', rate: '3.2' },
    });
    expect(without([found], [1], truck, { sum: null, rate: null })).toBeNull();
    expect(without([raised], [], truck)).toBe('768.00');
  });

  it('is that of all items of a movement about the row together, one after the other', () => {
    const more = item(1, { after: null, term_net: '10.00' });
    expect(without([raised, more], [1], { ...truck, term_net: '778.00' }, { sum: '20000.00' })).toBe('640.00');
  });

  it('is the premium of what somebody wrote since, which stays', () => {
    expect(without([raised], [1], { ...truck, sum: '30000.00', term_net: '960.00' })).toBe('960.00');
    const rated = { ...truck, rate: '4', term_net: '960.00' };
    expect(without([raised], [1], rated, { sum: '20000.00' })).toBe('800.00');
    expect(without([raised], [1], { ...truck, term_net: '700.00' }, { sum: '20000.00' })).toBe('700.00');
    expect(without([raised], [1], { ...truck, sum: null, term_net: null })).toBeNull();
  });

  it('leaves the other changes, and those from before somebody wrote another premium count no more', () => {
    const second = item(2, { before: truck, after: { rate: '3' }, term_net: '-48.00' });
    const now = { ...truck, rate: '3', term_net: '720.00' };
    expect(without([raised, second], [2], now, { rate: '3.2' })).toBe('768.00');
    expect(without([raised, second], [1], now, { sum: '20000.00' })).toBe('592.00');
    const written = item(2, { before: { ...truck, term_net: '700.00' }, after: null, term_net: '20.00' });
    expect(without([raised, written], [1, 2], { ...truck, term_net: '720.00' })).toBe('700.00');
  });

  it('has nothing of a loss that is insured again, nor of another row', () => {
    const again = [item(1, { kind: 'sum_reinstatement', before: truck, after: null })];
    expect(without(again, [1], truck)).toBe('768.00');
    const others = [item(2, { record_id: 9 }), item(3, { action: 'remove' })];
    expect(without(others, [2, 3], truck)).toBe('768.00');
  });
});
