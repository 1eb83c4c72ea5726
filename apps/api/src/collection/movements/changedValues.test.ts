import { describe, expect, it } from 'vitest';
import {
  changedExtras,
  changesIn,
  namesIn,
  type ValueChange,
  valueInTheEnd,
  valueNamed,
  valueOn,
  valuesWith,
  valueWithout,
} from './changedValues.ts';

const change = (movement_id: number, effective_date: string, before: string, after: string): ValueChange => ({
  movement_id,
  effective_date,
  before,
  after,
});
/** Issued first and effective last, issued last and effective first. */
const crossed = [change(1, '2026-08-01', 'a', 'late'), change(2, '2026-07-01', 'late', 'early')];

describe('a value that movements changed', () => {
  it('is on each day what the last change in effect made of it, whichever was issued first', () => {
    expect(
      ['2026-06-30', '2026-07-01', '2026-07-31', '2026-08-01'].map((day) => valueOn('late', crossed, day)),
    ).toEqual(['a', 'early', 'early', 'late']);
    expect(valueInTheEnd(crossed)).toBe('late');
  });

  it('of one day is what was issued last', () => {
    const same = [change(1, '2026-07-01', 'a', 'b'), change(2, '2026-07-01', 'b', 'c')];
    expect([valueInTheEnd(same), valueOn('c', same, '2026-06-30')]).toEqual(['c', 'a']);
  });

  it('goes back to what is left without one of its movements', () => {
    expect(valueWithout('late', crossed, 2)).toBe('late');
    expect(valueWithout('late', crossed.slice(0, 1), 1)).toBe('a');
  });

  it('is what somebody wrote since, on every day and also when a movement is taken back', () => {
    expect(valueOn('mine', crossed, '2026-01-01')).toBe('mine');
    expect(valueWithout('mine', crossed, 2)).toBe('mine');
    // Written between two movements, it lets go of the first.
    const between = [change(1, '2026-08-01', 'a', 'b'), change(2, '2026-09-01', 'mine', 'c')];
    expect(['2026-08-15', '2026-09-01'].map((day) => valueOn('c', between, day))).toEqual(['mine', 'c']);
    expect(valueWithout('c', between, 2)).toBe('mine');
  });

  it('without a change is what is stored, and nothing is nothing however it is written', () => {
    expect(valueOn('a', [], '2026-01-01')).toBe('a');
    const first = [{ movement_id: 1, effective_date: '2026-07-01', before: undefined, after: 'b' }];
    expect(valueOn('b', first, '2026-06-30')).toBeUndefined();
  });
});

it('finds the changes of a value of one row, percentages as they are read', () => {
  const item = { movement_id: 1, effective_date: '2026-07-01', action: 'change', target: 'coverage' } as const;
  const of = changesIn([
    { ...item, record_id: 7, before: { percentage: '10', limit: '5.00' }, after: { percentage: '15.50' } },
    { ...item, record_id: 8, before: { percentage: '10' }, after: { percentage: '20' } },
  ]);
  const row = { target: 'coverage', record_id: 7 } as const;
  expect(of(row, 'percentage')).toMatchObject([{ before: '10', after: '15.5' }]);
  expect(of(row, 'limit')).toEqual([]);
  expect([valueNamed({ percentage: '100.00' }, 'percentage'), valueNamed({ percentage: '100' }, 'percentage')]).toEqual(
    ['100', '100'],
  );
});

it('counts what stands in each extra field of a row by itself', () => {
  const item = { movement_id: 1, effective_date: '2026-07-01', action: 'change', target: 'vehicle' } as const;
  const items = [
    {
      ...item,
      record_id: 7,
      before: { sum: '1.00', extra: { gps: false } },
      after: { extra: { gps: true, use: null } },
    },
  ];
  const row = { target: 'vehicle', record_id: 7 } as const;
  const of = changesIn(items);
  expect(of(row, 'extra.gps')).toMatchObject([{ before: false, after: true }]);
  expect(of(row, 'extra.use')).toMatchObject([{ before: null, after: null }]);
  expect([of(row, 'extra.other'), of(row, 'extra'), of(row, 'sum')]).toEqual([[], [], []]);
  expect(changedExtras(items)(row)).toEqual(['extra.gps', 'extra.use']);
  const names = namesIn({ sum: '1.00', extra: { gps: true, constructor: 'x' } });
  expect(names).toEqual(['sum', 'extra.gps', 'extra.constructor']);
  expect(valueNamed({ extra: {} }, 'extra.constructor')).toBeNull();
  expect(valuesWith(names, (name) => (name === 'extra.gps' ? false : undefined))).toEqual({
    sum: null,
    extra: { gps: false, constructor: null },
  });
});
