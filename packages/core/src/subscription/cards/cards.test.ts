import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sandboxCards } from '../billing/index.ts';
import { hasCheckDigit } from './cards.ts';
import {
  cardBrand,
  digitsOf,
  expiryProblem,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isCvc,
  parseExpiry,
} from './index.ts';

describe('a card number', () => {
  it.each([
    ['4242424242424242', 'visa', '4242 4242 4242 4242'],
    ['4222222222222', 'visa', '4222 2222 2222 2'],
    ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
    ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
    ['2720990000000007', 'mastercard', '2720 9900 0000 0007'],
    ['378282246310005', 'amex', '3782 822463 10005'],
    ['30569309025904', 'diners', '3056 930902 5904'],
    ['6011111111111117', 'discover', '6011 1111 1111 1117'],
    ['3566002020360505', 'jcb', '3566 0020 2036 0505'],
    ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
  ])('%s is of %s and written in its groups', (number, brand, written) => {
    expect([isCardNumber(number), cardBrand(number), formatCardNumber(number)]).toEqual([true, brand, written]);
  });

  it.each([
    ['', 'nothing'],
    ['4242424242424241', 'a wrong check digit'],
    ['424242424242424', 'a digit too few'],
    ['42424242424242424', 'a digit too many'],
    ['37828224631000', 'amex with fourteen digits'],
    ['9999999999999995', 'a brand that is none'],
    ['2721000000000004', 'a number just past mastercard'],
  ])('%s is none: %s', (number) => {
    expect(isCardNumber(number)).toBe(false);
  });

  it('may be typed with spaces and lines', () => {
    expect(isCardNumber(' 4242-4242 4242 4242')).toBe(true);
  });

  it('is caught where one digit is wrong, or two neighbours changed places but 0 and 9', () => {
    const digits = fc.array(fc.nat(9), { minLength: 8, maxLength: 18 });
    const good = digits.map((some) => {
      const rest = some.join('');
      const check = [...'0123456789'].find((digit) => hasCheckDigit(rest + digit)) ?? '';
      return rest + check;
    });
    fc.assert(
      fc.property(good, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const at = place % number.length;
        const wrong = (Number(number[at]) + by) % 10;
        expect(hasCheckDigit(number)).toBe(true);
        expect(hasCheckDigit(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false);
        const next = (at + 1) % number.length;
        const pair = [number[at], number[next]].sort().join('');
        if (next > at && number[at] !== number[next] && pair !== '09') {
          const swapped = [...number];
          [swapped[at], swapped[next]] = [swapped[next] ?? '', swapped[at] ?? ''];
          expect(hasCheckDigit(swapped.join(''))).toBe(false);
        }
      }),
    );
  });

  it('keeps its digits however it is written, up to the longest of its brand', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,24}$/), (digits) => {
        expect(digits.startsWith(digitsOf(formatCardNumber(digits)))).toBe(true);
        expect(formatCardNumber(formatCardNumber(digits))).toBe(formatCardNumber(digits));
      }),
    );
  });

  it('is one for every card of the sandbox, and of the brand it says', () => {
    for (const { number, brand } of sandboxCards)
      expect([number, isCardNumber(number), cardBrand(number)]).toEqual([number, true, brand]);
  });
});

describe('the code', () => {
  it.each([
    ['123', 'visa', true],
    ['1234', 'visa', false],
    ['1234', 'amex', true],
    ['123', 'amex', false],
    ['12a', 'visa', false],
    ['', null, false],
    ['123', null, true],
  ] as const)('%s is one of %s: %s', (code, brand, is) => {
    expect(isCvc(code, brand)).toBe(is);
  });
});

describe('the expiry', () => {
  it.each([
    ['07/28', { month: 7, year: 2028 }],
    ['7/2028', { month: 7, year: 2028 }],
    ['0728', { month: 7, year: 2028 }],
    ['072028', { month: 7, year: 2028 }],
    ['12 / 30', { month: 12, year: 2030 }],
    ['13/28', null],
    ['00/28', null],
    ['7', null],
    ['julio', null],
  ])('%s is read', (typed, expiry) => {
    expect(parseExpiry(typed)).toEqual(expiry);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['7', '07'],
    ['7/28', '07/28'],
    ['07/2028', '07/2028'],
    ['1/', '01'],
  ])('%s is written as %s', (typed, written) => {
    expect(formatExpiry(typed)).toBe(written);
  });

  it.each([
    ['2026-11-21', { month: 11, year: 2026 }, null],
    ['2026-11-30', { month: 11, year: 2026 }, null],
    ['2026-12-01', { month: 11, year: 2026 }, 'past'],
    ['2026-11-21', { month: 11, year: 2046 }, null],
    ['2026-11-21', { month: 12, year: 2046 }, 'tooFar'],
  ] as const)('on %s, %j is %s', (today, expiry, problem) => {
    expect(expiryProblem(expiry, today)).toBe(problem);
  });
});
