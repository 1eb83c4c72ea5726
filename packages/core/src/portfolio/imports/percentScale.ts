import { readNumberText } from '../../basics/money/index.ts';
import type { PercentScale } from './importField.ts';

/** A number without a percent sign; null where the text has one, or is no number. */
function unsigned(text: string): number | null {
  const read = readNumberText(text);
  const value = 'value' in read ? read.value : read.fault === 'twofold' ? read.decimals : null;
  return value === null ? null : Number(value);
}
/** Whether a percent may be a fraction: below one, and without the sign. */
export function isTwofoldPercent(text: string): boolean {
  const number = unsigned(text);
  return number !== null && number > 0 && number < 1;
}

/** A percent as a number, and whether it has its sign. */
function percentOf(text: string): { text: string; number: number; isSigned: boolean } {
  const bare = text.trim().replace(/^%\s*|\s*%$/g, '');
  return { text, number: unsigned(bare) ?? 0, isSigned: bare !== text.trim() };
}
/** A rate of cover may well be below one in a hundred; so far from the others it is a fraction all the same. */
const farApart = 50;

/**
 * Of a column of percents: how many may be fractions, one of them, and whether others are percents, with one of those. Null where none is doubtful.
 * In a column without percents, one may be the whole. Of rates, `isRate`, only those are doubtful beside which others are fifty times as large.
 */
export function percentDoubt(
  texts: readonly string[],
  { isRate = false }: { isRate?: boolean } = {},
): { rows: number; text: string; percent: string | null } | null {
  // Of many rows few are different.
  const known = new Map([...new Set(texts)].map((text) => [text, percentOf(text)]));
  const read = texts.flatMap((text) => known.get(text) ?? []).filter(({ number }) => number > 0);
  const whole = read.filter(({ number, isSigned }) => isSigned || number > 1);
  const below = read.filter(({ number, isSigned }) => !isSigned && number < 1);
  const doubtful = below.length > 0 || whole.length > 0 ? below : read;
  const [first] = doubtful;
  if (!first) return null;
  const least = doubtful.reduce((found, { number }) => Math.min(found, number), 1);
  if (isRate && !whole.some(({ number }) => number / least >= farApart)) return null;
  const percent = whole.find(({ number }) => number > 1) ?? whole[0];
  return { rows: doubtful.length, text: first.text.trim(), percent: percent?.text.trim() ?? null };
}

/** A doubtful percent on this scale, with its sign, so that nobody can mistake it; any other text stays as it is. In a column of fractions alone, `isAlone`, one is the whole too. */
export function readInScale(text: string, scale: PercentScale, isAlone = false): string {
  const number = unsigned(text);
  const isWhole = isAlone && scale === 'fraction' && number === 1;
  if (number === null || !(isTwofoldPercent(text) || isWhole)) return text;
  const read = readNumberText(text);
  const value = 'value' in read ? read.value : read.fault === 'twofold' ? read.decimals : '';
  if (scale === 'percent') return `${value}%`;
  const [whole = '', fraction = ''] = value.split('.');
  const digits = `${whole}${fraction.padEnd(2, '0')}`;
  const size = digits.slice(0, whole.length + 2).replace(/^0+(?=\d)/, '');
  const rest = digits.slice(whole.length + 2).replace(/0+$/, '');
  return `${rest ? `${size}.${rest}` : size}%`;
}
