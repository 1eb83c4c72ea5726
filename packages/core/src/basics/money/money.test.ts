import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  addPercents,
  compareMoney,
  formatBareMoney,
  formatMoney,
  formatPercent,
  formatPrice,
  fromCents,
  isMoney,
  multiplyByPercent,
  parseMoneyInput,
  partOf,
  subtractMoney,
  toCents,
} from './index.ts';

const cents = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const amount = cents.map(fromCents);

describe('amounts', () => {
  it('knows an amount by its two places', () => {
    for (const good of ['0.00', '-0.01', '1250.00', '01.00', '99999999999999999999.99'])
      expect(isMoney(good)).toBe(true);
    for (const bad of ['1', '1.5', '-0.00', '.50', '1e3', '1,00', '', 5, null]) expect(isMoney(bad)).toBe(false);
    expect(addMoney('007.00')).toBe('7.00');
    expect(() => toCents('1.5')).toThrow(RangeError);
  });

  it('goes to cents and back without loss, however large', () => {
    fc.assert(fc.property(cents, (some) => toCents(fromCents(some)) === some && isMoney(fromCents(some))));
  });

  it('adds and takes away exactly', () => {
    expect(addMoney('0.10', '0.20')).toBe('0.30');
    expect(addMoney()).toBe('0.00');
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        expect(subtractMoney(addMoney(one, other), other)).toBe(one);
        expect(compareMoney(one, other)).toBe(Math.sign(Number(toCents(one) - toCents(other))) || 0);
      }),
    );
  });

  it('rounds a percentage half up to cents', () => {
    expect(multiplyByPercent('1234.56', '3.5')).toBe('43.21');
    expect(multiplyByPercent('0.10', '5')).toBe('0.01');
    expect(multiplyByPercent('0.10', '4.99')).toBe('0.00');
    expect(multiplyByPercent('-0.10', '5')).toBe('-0.01');
    expect(multiplyByPercent('521.00', '15')).toBe('78.15');
    expect(() => multiplyByPercent('1.00', 'many')).toThrow(RangeError);
  });

  it('gives the whole for 100 percent and nothing for 0', () => {
    fc.assert(
      fc.property(amount, (some) => multiplyByPercent(some, '100') === some && multiplyByPercent(some, '0') === '0.00'),
    );
  });
});

describe('a part of an amount', () => {
  it('is rounded half away from zero, whatever the signs', () => {
    expect(partOf('0.05', '1.00', '2.00')).toBe('0.03');
    expect(partOf('-0.05', '1.00', '2.00')).toBe('-0.03');
    expect(partOf('0.05', '-1.00', '2.00')).toBe('-0.03');
    expect(partOf('-0.05', '-1.00', '2.00')).toBe('0.03');
    expect(partOf('0.05', '-1.00', '-2.00')).toBe('0.03');
    expect(partOf('25.00', '0.00', '599.15')).toBe('0.00');
    expect(partOf('25.00', '1.00', '0.00')).toBe('0.00');
    expect(partOf('62.50', '295.47', '599.15')).toBe('30.82');
  });

  it('adds up by running total: −25.00 in parts is −25.00', () => {
    const steps = fc.array(fc.bigInt({ min: 0n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), steps, fc.boolean(), (cents, parts, isCredit) => {
        const [total, sign] = [fromCents(cents), isCredit ? -1n : 1n];
        const whole = fromCents(sign * parts.reduce((sum, part) => sum + part, 0n));
        let reached = 0n;
        const shares = parts.map((part) => {
          const before = partOf(total, fromCents(sign * reached), whole);
          reached += part;
          return subtractMoney(partOf(total, fromCents(sign * reached), whole), before);
        });
        expect(addMoney(...shares)).toBe(whole === '0.00' ? '0.00' : total);
      }),
    );
    const thirds = ['199.71', '399.42', '599.15'].map((part) => partOf('-25.00', part, '599.15'));
    expect(thirds).toEqual(['-8.33', '-16.67', '-25.00']);
  });
});

describe('what people read and write', () => {
  it('writes amounts by language and currency, and loses no digit', () => {
    for (const language of ['en', 'en-GB', 'en-US']) expect(formatMoney('1234.50', 'USD', language)).toBe('$1,234.50');
    expect(formatMoney('1234.50', 'USD', 'es')).toBe('$1.234,50');
    expect(formatMoney('1234567.50', 'EUR', 'es')).toBe('1.234.567,50\u00a0€');
    expect(formatMoney('90071992547409931.07', 'USD', 'en')).toBe('$90,071,992,547,409,931.07');
    for (const language of ['es', 'en']) expect(formatMoney('-5.25', 'USD', language)).toMatch(/^\u2212\$5[.,]25$/);
    expect(formatMoney('-5.25', 'EUR', 'es')).toBe('\u22125,25\u00a0€');
    expect(formatMoney('12.00', 'CLP', 'en')).toContain('12.00');
    expect(formatMoney('oops', 'USD', 'en')).toBe('oops');
  });

  it('writes whole prices without cents', () => {
    expect(formatPrice('490.00', 'USD', 'es')).toBe('$490');
    expect(formatPrice('19.50', 'USD', 'en')).toBe('$19.50');
    expect(formatPrice('oops', 'USD', 'en')).toBe('oops');
  });

  it('writes an amount without its currency, as that currency is written', () => {
    expect(formatBareMoney('1234.50', 'USD', 'es')).toBe('1.234,50');
    expect(formatBareMoney('1234.50', 'MXN', 'es')).toBe('1,234.50');
    expect(formatBareMoney('1234.50', 'USD', 'en')).toBe('1,234.50');
    expect(formatBareMoney('oops', 'USD', 'en')).toBe('oops');
  });

  it('writes percentages with the places that they have', () => {
    expect(formatPercent('3.5', 'en')).toBe('3.5%');
    expect(formatPercent('15.00', 'en')).toBe('15%');
    expect(formatPercent('3.5', 'es')).toMatch(/^3,5\s%$/);
  });

  it.each([
    ['1250', 'es', '1250.00'],
    ['1.250,5', 'es', '1250.50'],
    ['1,250.5', 'es', '1250.50'],
    ['1.250', 'es', '1250.00'],
    ['1.250', 'en', '1.25'],
    ['1,250', 'en', '1250.00'],
    ['1250.75', 'es', '1250.75'],
    ['1250,75', 'en', '1250.75'],
    ['US$ 1,250.00', 'en', '1250.00'],
    ['1.250,00 €', 'es', '1250.00'],
    ['-3', 'en', '-3.00'],
    ['12.345.678', 'es', '12345678.00'],
    ['1.2.3', 'es', undefined],
    ['1.234', 'en', undefined],
    ['ten', 'en', undefined],
    ['', 'en', undefined],
  ])('reads %j in %s as %j', (text, language, expected) => {
    expect(parseMoneyInput(text, language)).toBe(expected);
  });

  it('reads back what it has written', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom('es', 'en'), fc.constantFrom('USD', 'EUR'), (some, language, currency) => {
        expect(parseMoneyInput(formatMoney(some, currency, language), language)).toBe(some);
      }),
    );
  });
});

describe('shares', () => {
  it('add up exactly', () => {
    expect(addPercents([])).toBe('0');
    expect(addPercents(['33.3333', '33.3333', '33.3334'])).toBe('100');
    expect(addPercents(['0.1', '0.2'])).toBe('0.3');
    expect(() => addPercents(['0.00001'])).toThrow(RangeError);
  });
});
