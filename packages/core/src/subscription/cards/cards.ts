import type { PlainDate } from '../../basics/dates/index.ts';

/** A brand of cards: how its numbers begin, how long they are and how they are written. */
type Brand = { brand: CardBrand; begins: RegExp; lengths: readonly number[]; groups: readonly number[]; cvc: number };
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'diners' | 'discover' | 'jcb' | 'unionpay';

const fours = [4, 4, 4, 4, 3];
// Ranges as ISO/IEC 7812 registers them; the more particular ones come first.
const brands: readonly Brand[] = [
  { brand: 'amex', begins: /^3[47]/, lengths: [15], groups: [4, 6, 5], cvc: 4 },
  { brand: 'diners', begins: /^3(?:0[0-5]|[689])/, lengths: [14, 16, 19], groups: [4, 6, 4], cvc: 3 },
  { brand: 'jcb', begins: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  { brand: 'discover', begins: /^6(?:011|4[4-9]|5)/, lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  { brand: 'unionpay', begins: /^62/, lengths: [16, 17, 18, 19], groups: fours, cvc: 3 },
  {
    brand: 'mastercard',
    begins: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    groups: fours,
    cvc: 3,
  },
  { brand: 'visa', begins: /^4/, lengths: [13, 16, 19], groups: fours, cvc: 3 },
];
const shapeOf = (digits: string) => brands.find(({ begins }) => begins.test(digits));

/** The digits of what was typed. */
export const digitsOf = (typed: string) => typed.replace(/\D/g, '');

/** The brand of a number, as soon as its first digits tell it. */
export const cardBrand = (typed: string): CardBrand | null => shapeOf(digitsOf(typed))?.brand ?? null;

/** Whether the check digit agrees with the others (Luhn, ISO/IEC 7812-1). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits.length > 0 && sum % 10 === 0;
}

/** Whether a card can have this number: a known brand, its length, and the right check digit. */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  return (shapeOf(digits)?.lengths.includes(digits.length) ?? false) && hasCheckDigit(digits);
}

/** A number in the groups of its brand, while it is typed. */
export function formatCardNumber(typed: string): string {
  const shape = shapeOf(digitsOf(typed));
  const digits = digitsOf(typed).slice(0, Math.max(...(shape?.lengths ?? [19])));
  const groups: string[] = [];
  let at = 0;
  for (const size of shape?.groups ?? fours) {
    if (at < digits.length) groups.push(digits.slice(at, at + size));
    at += size;
  }
  if (at < digits.length) groups.push(digits.slice(at));
  return groups.join(' ');
}

/** Whether the code on the back (amex: the front) is as long as its brand's. */
export const isCvc = (typed: string, brand: CardBrand | null) =>
  /^\d+$/.test(typed) && typed.length === (brands.find((one) => one.brand === brand)?.cvc ?? 3);

type CardExpiry = { month: number; year: number };

/** Month and year of what was typed as 07/28, 7/2028 or 0728; null where it is none. */
export function parseExpiry(typed: string): CardExpiry | null {
  const found = /^\s*(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? /^\s*(\d{2})(\d{2}|\d{4})\s*$/.exec(typed);
  const month = Number(found?.[1]);
  const year = Number(found?.[2]);
  if (!found || month < 1 || month > 12) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** Month and year as they stand on a card, while they are typed. */
export function formatExpiry(typed: string): string {
  // Who writes a slash has ended the month: 7/ is July.
  const early = /^\s*(\d)\s*[/-]/.test(typed) ? `0${digitsOf(typed)}` : digitsOf(typed);
  const digits = /^[2-9]/.test(early) ? `0${early}` : early;
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 6)}` : digits;
}

/** A card is good until the end of its month; one of more than twenty years ahead is a slip. */
export function expiryProblem({ month, year }: CardExpiry, today: PlainDate): 'past' | 'tooFar' | null {
  const months = (one: CardExpiry) => one.year * 12 + one.month;
  const now = months({ year: Number(today.slice(0, 4)), month: Number(today.slice(5, 7)) });
  if (months({ month, year }) < now) return 'past';
  return months({ month, year }) > now + 20 * 12 ? 'tooFar' : null;
}
