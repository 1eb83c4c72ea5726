// Decimal numbers as text, so that no amount ever passes through a binary float.

/** The signs of a language: 1.234,5 or 1,234.5. */
export type Separators = { group: string; decimal: string };

/** How a language writes numbers. */
export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12345.5);
  const find = (type: Intl.NumberFormatPartTypes, other: string) =>
    parts.find((part) => part.type === type)?.value ?? other;
  return { group: find('group', ','), decimal: find('decimal', '.') };
}

/** What a field takes. */
export type DecimalRules = {
  separators: Separators;
  places: number;
  isNegativeAllowed: boolean;
  /** What may stand beside the number and says nothing about it: the currency's sign and code, a unit. */
  units: readonly string[];
};

/** What a typed text says: the number or nothing as text, and why it is no number yet. */
export type Reading = { value: string; problem: 'unfinished' | 'negative' | 'unclear' | null };

/** Reads what a person typed or pasted. What can be taken for two numbers, or for none, is no number. */
export function readDecimal(text: string, { separators, places, isNegativeAllowed, units }: DecimalRules): Reading {
  const bare = withoutUnits(text, units);
  if (bare === '') return { value: '', problem: null };
  if (bare.startsWith('-') && !isNegativeAllowed) return { value: '', problem: 'negative' };
  const value = parseDecimal(bare, separators, places);
  if (value !== null) return { value, problem: null };
  return { value: '', problem: /^-?[\d.,'’\s]*$/.test(bare) ? 'unfinished' : 'unclear' };
}

/** Reads a number as either language writes it; null where it is none. Rounds half up to the given places. */
export function parseDecimal(text: string, separators: Separators, places: number): string | null {
  const [, sign = '', body] = /^(-?)([\d.,]*\d[\d.,]*)$/.exec(text.replace(spacedThousands, '').trim()) ?? [];
  const parts = body === undefined ? null : partsOf(body, separators, places);
  return parts && sign + roundHalfUp(parts.whole, parts.fraction, places);
}

/** Writes a decimal string the way a language does: "1250.5" becomes 1.250,50; zeros after the second place are left out. */
export function formatDecimal(value: string, { group, decimal }: Separators, places: number): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(value) ?? [];
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  const kept = fraction.padEnd(places, '0').slice(0, places);
  const shown = kept.slice(0, 2) + kept.slice(2).replace(/0+$/, '');
  return sign + grouped + (places > 0 ? decimal + shown : '');
}

// 1 250 000, with spaces of any width, and 1'250.000,00, as millions are written in the Andes.
const spacedThousands = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g;

/** Takes away spaces, currency and unit at either end, also behind a minus. */
function withoutUnits(text: string, units: readonly string[]) {
  const known = units.filter(Boolean).map((unit) => unit.replace(/\W/g, '\\$&'));
  const beside = `(?:${['\\s', ...known].join('|')})*`;
  const [, minus, bare] = new RegExp(`^${beside}([-−–]?)${beside}(.*?)${beside}$`, 'is').exec(text) ?? [];
  return (minus && '-') + (bare ?? '');
}

/** Thousands in groups of three by this sign, as in 1.250.000. */
const isGrouped = (text: string, sign: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${sign}\\d{3})+$`).test(text);

/** What stands before and after the decimal sign; null where nobody can tell. What either language may mean is read as the reader's does. */
function partsOf(text: string, { decimal }: Separators, places: number) {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last === -1) return { whole: text, fraction: '' };
  const sign = text.charAt(last);
  const other = sign === ',' ? '.' : ',';
  const [before, after] = [text.slice(0, last), text.slice(last + 1)];
  const isOnce = !before.includes(sign);
  const parts = { whole: before.replaceAll(other, ''), fraction: after };
  // Groups of the reader's own may be uneven: a digit was added or taken away within a number.
  if (sign === decimal && isOnce) return parts;
  if (before.includes(other)) return isOnce && isGrouped(before, other) ? parts : null;
  if (isGrouped(text, sign)) return { whole: text.replaceAll(sign, ''), fraction: '' };
  return isOnce && after.length <= places ? parts : null;
}

function roundHalfUp(whole: string, fraction: string, places: number) {
  const kept = BigInt(`${whole || '0'}${fraction.slice(0, places).padEnd(places, '0')}`);
  const rounded = (Number(fraction.charAt(places) || '0') >= 5 ? kept + 1n : kept).toString().padStart(places + 1, '0');
  const point = rounded.length - places;
  return places === 0 ? rounded : `${rounded.slice(0, point)}.${rounded.slice(point)}`;
}
