import { describe, expect, it } from 'vitest';
import { formatDecimal, parseDecimal, readDecimal, separatorsOf } from './decimal.ts';

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
    ['1.250.000', '1250000.00'],
    ['1,250.00', '1250.00'],
    ['1,250,000', '1250000.00'],
    ['1,250,000.5', '1250000.50'],
    ['1 250 000,50', '1250000.50'],
    ["1'250.000,00", '1250000.00'],
    // A digit was taken away, or added.
    ['1.50,00', '150.00'],
    ['1.2350,00', '12350.00'],
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
    ['1.250,00', '1250.00'],
    ['1.250.000', '1250000.00'],
    ['1.250.000,5', '1250000.50'],
    ['1,50.00', '150.00'],
  ])('reads %s in English as %s', (text, value) => expect(parseDecimal(text, en, 2)).toBe(value));

  // The same answers as core's reader gives for filters and files.
  it.each([
    ['1.5', '1.50', '1.50'],
    ['1,5', '1.50', '1.50'],
    ['1.500', '1500.00', '1.50'],
    ['1,500', '1.50', '1500.00'],
    ['1.500,25', '1500.25', '1500.25'],
    ['1,500.25', '1500.25', '1500.25'],
  ])('reads %s as core does', (text, inSpanish, inEnglish) => {
    expect([parseDecimal(text, es, 2), parseDecimal(text, en, 2)]).toEqual([inSpanish, inEnglish]);
    expect(parseDecimal(text, separatorsOf('es-MX'), 2)).toBe(inEnglish);
  });

  it.each(['', ' ', '-', 'abc', '.,'])('finds no number in "%s"', (text) =>
    expect(parseDecimal(text, es, 2)).toBeNull(),
  );

  it.each([
    'abc',
    '12a',
    '1.2.3',
    '1,25,0',
    '12,50.25',
    '1,2.3,4',
    '1250.500',
    '0.995',
    '1.2505',
    '12 34',
    '5-',
    '(5)',
    '--5',
    '1e3',
  ])('takes "%s" for no number in Spanish, which might be two', (text) => expect(parseDecimal(text, es, 2)).toBeNull());

  it('takes the other sign for a decimal sign as far as there are places', () => {
    expect(parseDecimal('0.125', es, 4)).toBe('0.1250');
    expect(parseDecimal('3,14', en, 2)).toBe('3.14');
    expect(parseDecimal('3,1416', en, 2)).toBeNull();
  });

  it('keeps no places where none are asked for', () => expect(parseDecimal('12,6', es, 0)).toBe('13'));
});

describe('readDecimal', () => {
  const rules = { separators: es, places: 2, isNegativeAllowed: false, units: ['$', 'USD', 'US$'] };
  const read = (text: string, more = {}) => readDecimal(text, { ...rules, ...more });

  it.each([
    '1250,00',
    '$ 1.250,00',
    'USD 1.250,00',
    'US$1.250,00',
    'usd\u00a01.250,00',
    '1.250,00 USD',
    '$ 1.250,00 USD',
    '1\u2009250,00',
    '1\u202f250,00',
    ' 1.250,00\t',
    '$1,250.00',
  ])('reads "%s" as the number in it', (text) => expect(read(text)).toEqual({ value: '1250.00', problem: null }));

  it('reads a minus before and behind the currency, where one is allowed', () => {
    for (const text of ['-$ 5', '$ -5', '-5', '\u22125', '- 5'])
      expect(read(text, { isNegativeAllowed: true })).toEqual({ value: '-5.00', problem: null });
    expect(read('-5')).toEqual({ value: '', problem: 'negative' });
    expect(read('$ \u22125')).toEqual({ value: '', problem: 'negative' });
  });

  it('takes nothing, and a currency alone, for nothing', () => {
    for (const text of ['', ' ', '$', 'USD ', 'US$']) expect(read(text)).toEqual({ value: '', problem: null });
  });

  it('makes no number of words, of another currency, or of signs that fit no number', () => {
    for (const text of ['abc', '12x', 'EUR 5', '€ 5', '£1.250,00', '5 kg', '1e3', '50%'])
      expect(read(text).problem).toBe('unclear');
    for (const text of ['.', '1.2.3', '1.2505', '12 34'])
      expect(read(text)).toEqual({ value: '', problem: 'unfinished' });
    expect(read('-', { isNegativeAllowed: true })).toEqual({ value: '', problem: 'unfinished' });
  });

  it('drops the unit of the field', () => {
    expect(read('50 %', { units: ['%'] }).value).toBe('50.00');
    expect(read('12,5 m²', { units: ['m²'] }).value).toBe('12.50');
  });
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
