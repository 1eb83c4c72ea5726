import { describe, expect, it } from 'vitest';
import { fallenRow, lossAt, repeatedPlaces } from './index.ts';

const lines = [
  { age: 10, percent: '5' },
  { age: 1, percent: '10' },
];
const truck = { sum: '20000.00', rate: '3.2', term_net: '640.00' };

describe('a vehicle loses', () => {
  it.each([
    [-1, '0'],
    [0, '0'],
    [1, '10'],
    [9, '10'],
    [10, '5'],
    [30, '5'],
  ])('at the age of %i years %s percent', (age, percent) => {
    expect(lossAt(lines, age)).toBe(percent);
  });

  it('nothing without a table', () => {
    expect(lossAt([], 4)).toBe('0');
  });

  it('as much as one of no age, before its model year', () => {
    expect(lossAt([{ age: 0, percent: '20' }], -1)).toBe('20');
  });
});

describe('the next term insures a vehicle', () => {
  it('for less at the same rate: 20,000 at 3.2 % less 10 % is 18,000, and 576 instead of 640', () => {
    expect(fallenRow(truck, '10')).toEqual({ sum: '18000.00', rate: '3.2', term_net: '576.00' });
    expect(fallenRow(truck, '0')).toEqual(truck);
    expect(fallenRow({ ...truck, sum: '19999.99', term_net: '640.00' }, '12.5').sum).toBe('17499.99');
  });

  it('for the premium that was typed, and as it is where it has no sum', () => {
    expect(fallenRow({ ...truck, term_net: '600.00' }, '10')).toEqual({
      ...truck,
      sum: '18000.00',
      term_net: '600.00',
    });
    const unknown = { sum: null, rate: null, term_net: '600.00' };
    expect(fallenRow(unknown, '10')).toBe(unknown);
    expect(fallenRow({ ...truck, rate: null, term_net: null }, '10').term_net).toBeNull();
  });
});

it('names the lines whose age stands further up already', () => {
  expect(repeatedPlaces(lines)).toEqual([]);
  expect(repeatedPlaces([...lines, { age: 1, percent: '8' }])).toEqual([2]);
});
