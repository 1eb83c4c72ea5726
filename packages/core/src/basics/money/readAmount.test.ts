import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalSignOf,
  formatMoney,
  fromCents,
  isWrittenFor,
  parseMoneyInput,
  parseNumberInput,
  readAmount,
  readNumberText,
  shownDecimal,
} from './index.ts';

const amount = (text: string, decimal?: ',' | '.') => {
  const read = readAmount(text, { decimal });
  return 'amount' in read ? read.amount : read.fault;
};

describe('an amount', () => {
  it.each([
    ['1250', '1250.00'],
    ['1250,5', '1250.50'],
    ['1250.5', '1250.50'],
    ['1.250,50', '1250.50'],
    ['1,250.50', '1250.50'],
    ['1.250.000', '1250000.00'],
    ['1,250,000', '1250000.00'],
    ['1,250,000.5', '1250000.50'],
    ['1 250 000,50', '1250000.50'],
    ['1\u00a0250', '1250.00'],
    ['1\u202f250,5', '1250.50'],
    ["1'250.50", '1250.50'],
    ['1’250’000', '1250000.00'],
    ["1'250,000.75", '1250000.75'],
    ["1'250.000,75", '1250000.75'],
    ['1 250,000', '1250.00'],
    ['1250.500', '1250.50'],
    ['0.500', '0.50'],
    ['0,50', '0.50'],
    [',5', '0.50'],
    ['1500.-', '1500.00'],
    ['$ 1.500,--', '1500.00'],
    ['1500,-', '1500.00'],
    ['.5', '0.50'],
    ['12.', '12.00'],
    ['007', '7.00'],
    ['1500.0000', '1500.00'],
    ['90071992547409931,25', '90071992547409931.25'],
  ])('written %s is %s in every language', (text, value) => {
    for (const decimal of [',', '.', undefined] as const) expect(amount(text, decimal)).toBe(value);
  });

  it.each([
    ['1.500', '1500.00', '1.50'],
    ['1,500', '1.50', '1500.00'],
    ['$ 12.000', '12000.00', '12.00'],
    ["1'250.000", '1250000.00', '1250.00'],
    ['-1.500', '-1500.00', '-1.50'],
    ['1.234', '1234.00', 'places'],
    ['123,456', 'places', '123456.00'],
  ])('written %s is told by the sign before decimals', (text, comma, point) => {
    expect([amount(text, ','), amount(text, '.'), amount(text)]).toEqual([comma, point, 'twofold']);
  });

  it.each([
    '$1.500,25',
    '$ 1.500,25',
    '1.500,25 $',
    '1.500,25$',
    'US$ 1,500.25',
    'U$S 1500,25',
    'USD 1500.25',
    'USD1500.25',
    'usd 1.500,25',
    '1500.25 USD',
    '1500,25USD',
    'USD $1,500.25',
    '$1,500.25 USD',
    '1.500,25 €',
    '€1.500,25',
    'EUR 1.500,25',
    'S/ 1,500.25',
    'S/. 1500.25',
    'S/.1500.25',
    'Bs. 1.500,25',
    'Bs 1.500,25',
    'B/. 1,500.25',
    'RD$ 1,500.25',
    'C$1,500.25',
    'Q1,500.25',
    'Q. 1,500.25',
    'L 1,500.25',
    'L.1,500.25',
    '₡1.500,25',
    '1500,25 dólares',
    'US $ 1,500.25',
    'USD$1,500.25',
    '1500.25 pesos',
    '+1500.25',
  ])('is read with its currency: %s', (text) => expect(amount(text)).toBe('1500.25'));

  it.each([
    '-5',
    '- 5',
    '−5',
    '–5',
    '$ -5',
    '-$ 5',
    '-$5.00',
    '$5-',
    '5-',
    '5,00 -',
    '(5)',
    '(5.00)',
    '($5)',
    '$ (5,00)',
    '(5.00) USD',
    'USD -5',
    '-5 USD',
    '5.00- USD',
  ])('may be below zero: %s', (text) => expect(amount(text)).toBe('-5.00'));

  it('of nothing has no minus', () => {
    for (const text of ['-0', '(0.00)', '-0,00 $']) expect(amount(text)).toBe('0.00');
  });

  it.each([
    '',
    '-',
    '$',
    'ten',
    '1.2.3',
    '12.34.56',
    '1.50,00',
    '12,50.25',
    '1,2.3,4',
    '1,234.567,89',
    '1.234,567.89',
    '1,00,000.00',
    '12 34',
    '1234 567',
    '1 25',
    '0.500.000',
    '--5',
    '-(5)',
    '-5-',
    '12a',
    '5 kg',
    '50%',
    '1/2',
    '1500 2000',
    'USD',
    '()',
  ])('is not made of %j', (text) => {
    for (const decimal of [',', '.'] as const) expect(amount(text, decimal)).toBe('unreadable');
  });

  it('that a spreadsheet shortened is known', () => {
    for (const text of ['1,79323E+12', '1.79E+12', '1E+15', '1e15']) expect(amount(text, ',')).toBe('shortened');
  });

  it('with more than two places is refused with what it would be rounded', () => {
    const rounded = (text: string) => readAmount(text, { decimal: '.' });
    expect(rounded('1873.3567')).toEqual({ fault: 'places', rounded: '1873.36' });
    expect(rounded('0.125')).toEqual({ fault: 'places', rounded: '0.13' });
    expect(rounded('-0.994')).toEqual({ fault: 'places', rounded: '-0.99' });
    expect(rounded('9.999')).toEqual({ fault: 'places', rounded: '10.00' });
  });

  it('says which currency stood beside it', () => {
    const currency = (text: string) => (readAmount(text) as { currency: string }).currency;
    expect(['S/ 150', '150.00 EUR', '150', '$ 150'].map(currency)).toEqual(['S/', 'EUR', '', '$']);
  });

  it('tells another currency from its own', () => {
    const beside = (text: string) => (readAmount(text) as { currency: string }).currency;
    const own = ['150', '$150', 'US$ 150', 'USD 150', 'USD $150', 'USD$150', 'US $ 150', '150 dólares'];
    expect(own.map((text) => isWrittenFor('USD', beside(text)))).toEqual(own.map(() => true));
    const other = ['S/ 150', 'EUR 150', '€150', 'RD$ 150', '150 MXN', 'Q150'];
    expect(other.map((text) => isWrittenFor('USD', beside(text)))).toEqual(other.map(() => false));
    expect([
      isWrittenFor('PEN', beside('S/. 150')),
      isWrittenFor('MXN', beside('$150')),
      isWrittenFor('XYZ', '$'),
    ]).toEqual([true, true, true]);
  });

  it('shows its sign before decimals where it has no other reading', () => {
    const texts = ['1.500,25', '12,5', '1.500.000', '1,500.25', '12.5', '0.125', '1.500', '1500', 'x'];
    expect(texts.map(shownDecimal)).toEqual([',', ',', ',', '.', '.', '.', null, null, null]);
  });

  it('answers whatever the text is', () => {
    const signs = fc.string({ unit: fc.constantFrom(..."0123456789.,' -+()$€SUD/E"), maxLength: 14 });
    fc.assert(
      fc.property(fc.oneof(fc.string(), signs), (text) => {
        const read = readNumberText(text, { decimal: ',' });
        expect('value' in read ? /^-?\d+(?:\.\d+)?$/.test(read.value) : read.fault).toBeTruthy();
      }),
    );
  });
});

describe('what is typed', () => {
  it.each([
    ['1.5', 'es', '1.50'],
    ['1,5', 'es', '1.50'],
    ['1.500', 'es', '1500.00'],
    ['1,500', 'es', '1.50'],
    ['0.125', 'es', undefined],
    ['1.5', 'en', '1.50'],
    ['1,5', 'en', '1.50'],
    ['1.500', 'en', '1.50'],
    ['1,500', 'en', '1500.00'],
    ['0.125', 'en', undefined],
    ['(150.00)', 'en', '-150.00'],
    ['USD 1500', 'es', '1500.00'],
    ['S/ 150', 'es', '150.00'],
  ])('reads the amount %s in %s as %s', (text, language, value) => expect(parseMoneyInput(text, language)).toBe(value));

  it('is read by the country too: Mexico writes points before cents', () => {
    expect([decimalSignOf('es', 'USD'), decimalSignOf('es', 'MXN'), decimalSignOf('en', 'MXN')]).toEqual([
      ',',
      '.',
      '.',
    ]);
    expect([decimalSignOf('es'), decimalSignOf('en'), decimalSignOf('es-MX')]).toEqual([',', '.', '.']);
    expect(parseMoneyInput('1.500', 'es', 'MXN')).toBe('1.50');
    expect(parseMoneyInput('1,500', 'es', 'MXN')).toBe('1500.00');
  });

  it('reads numbers with four places at most', () => {
    const read = (text: string, language = 'es') => parseNumberInput(text, { language, places: 4 });
    expect(['1.500', '1,500', '0.125', '12,12345', '1.500,5', '-3', '12 mil'].map((text) => read(text))).toEqual([
      '1500',
      '1.5',
      '0.125',
      undefined,
      '1500.5',
      '-3',
      undefined,
    ]);
    expect(['1.500', '1,500', '0.125'].map((text) => read(text, 'en'))).toEqual(['1.5', '1500', '0.125']);
  });

  it('is read as it is written', () => {
    const cents = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }).map(fromCents);
    const currencies = fc.constantFrom(
      'USD',
      'EUR',
      'MXN',
      'PEN',
      'COP',
      'CLP',
      'BOB',
      'PYG',
      'CRC',
      'GTQ',
      'HNL',
      'NIO',
      'PAB',
      'DOP',
      'UYU',
      'ARS',
    );
    fc.assert(
      fc.property(cents, fc.constantFrom('es', 'en'), currencies, (some, language, currency) => {
        expect(parseMoneyInput(formatMoney(some, currency, language), language, currency)).toBe(some);
      }),
    );
  });
});
