/** An amount of money: a decimal text with two places, never a binary number. */
export type Money = string;

/** The largest amount that is stored: twelve digits before the point. */
export const mostMoney: Money = '999999999999.99';

const pattern = /^-?\d+\.\d{2}$/;

/** Tells whether a text is an amount as the API writes it. */
export function isMoney(text: unknown): text is Money {
  return typeof text === 'string' && pattern.test(text) && !/^-0+\.00$/.test(text);
}

/** Counts an amount in cents. */
export function toCents(amount: Money): bigint {
  if (!isMoney(amount)) throw new RangeError(`not an amount: ${amount}`);
  return BigInt(amount.replace('.', ''));
}

/** Writes cents as an amount. */
export function fromCents(cents: bigint): Money {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Adds any number of amounts. */
export function addMoney(...amounts: readonly Money[]): Money {
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0n));
}

/** Takes the second amount from the first. */
export function subtractMoney(amount: Money, other: Money): Money {
  return fromCents(toCents(amount) - toCents(other));
}

/** Orders two amounts: negative where the first is less, zero where they are equal. */
export function compareMoney(amount: Money, other: Money): -1 | 0 | 1 {
  const difference = toCents(amount) - toCents(other);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Takes a percentage of an amount, rounded half up (away from zero) to cents or to whole units. */
export function multiplyByPercent(amount: Money, percent: string, rounding: 'cents' | 'whole' = 'cents'): Money {
  const { digits, places } = decimalOf(percent);
  const product = toCents(amount) * digits;
  const unit = rounding === 'whole' ? 100n : 1n;
  const scale = 10n ** BigInt(places + 2) * unit;
  const half = product < 0n ? -scale / 2n : scale / 2n;
  return fromCents(((product + half) / scale) * unit);
}

/**
 * What of an amount belongs to a part of a whole, rounded half up (away from zero) to cents, whatever the signs. Shares by running total,
 * each the difference of two such parts, add up to the amount in whatever steps the whole is reached.
 */
export function partOf(amount: Money, part: Money, whole: Money): Money {
  const cents = toCents(whole);
  if (cents === 0n) return '0.00';
  const product = toCents(amount) * toCents(part);
  const doubled = 2n * magnitude(product) + magnitude(cents);
  const found = doubled / (2n * magnitude(cents));
  return fromCents(product < 0n === cents < 0n ? found : -found);
}
const magnitude = (cents: bigint) => (cents < 0n ? -cents : cents);

/** Adds percentages exactly, as shares of one whole are added. */
export function addPercents(percents: readonly string[]): string {
  const sum = percents.map(decimalOf).reduce((total, { digits, places }) => {
    if (places > percentPlaces) throw new RangeError(`more than ${percentPlaces} places in a percentage`);
    return total + digits * 10n ** BigInt(percentPlaces - places);
  }, 0n);
  const text = sum.toString().padStart(percentPlaces + 1, '0');
  const fraction = text.slice(-percentPlaces).replace(/0+$/, '');
  return fraction ? `${text.slice(0, -percentPlaces)}.${fraction}` : text.slice(0, -percentPlaces);
}
const percentPlaces = 4;

/** Reads a decimal text exactly, as its digits and how many of them follow the point. */
function decimalOf(text: string): { digits: bigint; places: number } {
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new RangeError(`not a decimal: ${text}`);
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}
