import { type DecimalSign, readNumberText, shownDecimal } from '../../basics/money/index.ts';

/** Whether an amount is another one by the other sign before decimals: `1.500` may be fifteen hundred and one and a half. */
export function isTwofoldAmount(text: string): boolean {
  const read = readNumberText(text);
  return 'fault' in read && read.fault === 'twofold';
}

/** What the amounts of a column tell of the sign before decimals, with a text that tells it; of a column that tells both signs none, and null where no amount tells. */
export function decimalOfAmounts(texts: readonly string[]): { decimal: DecimalSign | null; by: string } | null {
  const first = new Map<DecimalSign, string>();
  for (const text of texts) {
    const decimal = shownDecimal(text);
    if (decimal && !first.has(decimal)) first.set(decimal, text.trim());
  }
  const [one, other] = [...first];
  return one === undefined ? null : { decimal: other ? null : one[0], by: one[1] };
}

/** A doubtful amount as this sign before decimals reads it, written so that nobody can mistake it; any other text stays as it is. */
export function readWithDecimal(text: string, decimal: DecimalSign): string {
  const doubt = readNumberText(text);
  if (!('fault' in doubt) || doubt.fault !== 'twofold') return text;
  const read = readNumberText(text, { decimal });
  if ('fault' in read) return text;
  const [whole = '', fraction = ''] = read.value.split('.');
  const kept = fraction.replace(/0+$/, '');
  // Three places are doubtful again.
  const number = `${whole}.${kept.length === 3 ? `${kept}0` : kept.padEnd(2, '0')}`;
  return read.currency === '' ? number : `${read.currency} ${number}`;
}
