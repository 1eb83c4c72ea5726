import { decimalSignOf } from './format.ts';
import type { Money } from './money.ts';
import { readAmount, readNumberText } from './readAmount.ts';

/** Reads an amount as a person types it; only `1.500` and `1,500` are told by language and country. Undefined where it cannot be one. */
export function parseMoneyInput(text: string, language: string, currency?: string): Money | undefined {
  const read = readAmount(text, { decimal: decimalSignOf(language, currency) });
  return 'amount' in read ? read.amount : undefined;
}

/** Reads a number of so many places as a person types it, as a decimal string without zeros at its end; undefined where it cannot be one. */
export function parseNumberInput(
  text: string,
  { language, currency, places }: { language: string; currency?: string; places: number },
): string | undefined {
  const read = readNumberText(text, { decimal: decimalSignOf(language, currency) });
  if ('fault' in read) return undefined;
  const [whole = '', fraction = ''] = read.value.split('.');
  const kept = fraction.replace(/0+$/, '');
  return kept.length > places ? undefined : kept ? `${whole}.${kept}` : whole;
}
