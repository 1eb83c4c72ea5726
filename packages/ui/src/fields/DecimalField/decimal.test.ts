import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal, separatorsOf } from './decimal.ts';

const es = separatorsOf('es-EC');
const en = separatorsOf('en-US');

describe('parseDecimal', () => {
  it.each([
    ['1250', '1250.00'],
    ['1250,5', '1250.50'],
    ['1.250,50', '1250.50'],
    ['1.250', '1250.00'],
    ['1250.5', '1250.50'],
    ['1,250.50', '1250.50'],
    ['$ 1.250.000', '1250000.00'],
    ['-3,1', '-3.10'],
    [',5', '0.50'],
    ['0,995', '1.00'],
    ['0,994', '0.99'],
    ['90071992547409931,25', '90071992547409931.25'],
  ])('reads %s in Spanish as %s', (text, value) => expect(parseDecimal(text, es, 2)).toBe(value));

  it.each([
    ['1,250', '1250.00'],
    ['1,250.5', '1250.50'],
    ['1,25', '1.25'],
    ['1.250', '1.25'],
    ['12.', '12.00'],
  ])('reads %s in English as %s', (text, value) => expect(parseDecimal(text, en, 2)).toBe(value));

  it.each(['', ' ', '-', 'abc', '.,'])('finds no number in "%s"', (text) =>
    expect(parseDecimal(text, es, 2)).toBeNull(),
  );

  it('keeps no places where none are asked for', () => expect(parseDecimal('12,6', es, 0)).toBe('13'));
});

describe('formatDecimal', () => {
  it('writes thousands and places as the language does', () => {
    expect(formatDecimal('1250000.5', es, 2)).toBe('1.250.000,50');
    expect(formatDecimal('1250000.5', en, 2)).toBe('1,250,000.50');
    expect(formatDecimal('-7', en, 2)).toBe('-7.00');
    expect(formatDecimal('12', en, 0)).toBe('12');
  });

  it('writes no zeros that nobody typed after the second place', () => {
    expect(formatDecimal('3.2000', en, 4)).toBe('3.20');
    expect(formatDecimal('3.2050', es, 4)).toBe('3,205');
    expect(parseDecimal(formatDecimal('3.2000', en, 4), en, 4)).toBe('3.2000');
  });

  it('gives back what it reads', () => {
    for (const value of ['0.00', '9.99', '1234567.89', '-1000.00'])
      expect(parseDecimal(formatDecimal(value, es, 2), es, 2)).toBe(value);
  });
});
