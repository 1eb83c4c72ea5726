import { fromCents, type Money, toCents } from '../../basics/money/index.ts';

/** An exact fraction: what is computed is rounded once, at the end. */
export type Fraction = { over: bigint; under: bigint };

export const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n });
export const ratio = (over: number, under: number): Fraction => ({ over: BigInt(over), under: BigInt(under) });
export const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});
export const plus = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under + other.over * one.under,
  under: one.under * other.under,
});
export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, { over: -other.over, under: other.under });

/** Reads a percentage exactly. */
export function percent(text: string): Fraction {
  if (!/^\d+(\.\d+)?$/.test(text)) throw new RangeError(`not a percentage: ${text}`);
  const [digits = '', places = ''] = text.split('.');
  return { over: BigInt(digits + places), under: 100n * 10n ** BigInt(places.length) };
}

const magnitude = (number: bigint) => (number < 0n ? -number : number);
function rounded({ over, under }: Fraction): bigint {
  const found = (2n * magnitude(over) + magnitude(under)) / (2n * magnitude(under));
  return over < 0n === under < 0n ? found : -found;
}

/** A fraction of an amount, rounded half away from zero to cents. */
export const fractionOf = (amount: Money, { over, under }: Fraction): Money =>
  fromCents(rounded({ over: toCents(amount) * over, under }));

/** Writes a fraction as a percentage of at most four places, for reading. */
export function asPercent({ over, under }: Fraction): string {
  const units = rounded({ over: over * 1_000_000n, under });
  const text = magnitude(units).toString().padStart(5, '0');
  const places = text.slice(-4).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${text.slice(0, -4)}${places && `.${places}`}`;
}
