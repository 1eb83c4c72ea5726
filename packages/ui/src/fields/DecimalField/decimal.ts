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

/** Reads what a person typed or pasted; null where it is no number. Rounds half up to the given places. */
export function parseDecimal(text: string, separators: Separators, places: number): string | null {
  const cleaned = text.replace(/[^\d.,-]/g, '');
  if (!/\d/.test(cleaned)) return null;
  const sign = cleaned.startsWith('-') ? '-' : '';
  const last = decimalPosition(cleaned, separators);
  const whole = (last === -1 ? cleaned : cleaned.slice(0, last)).replace(/\D/g, '');
  const fraction = last === -1 ? '' : cleaned.slice(last + 1).replace(/\D/g, '');
  return sign + roundHalfUp(whole, fraction, places);
}

/** Writes a decimal string the way a language does: "1250.5" becomes 1.250,50; zeros after the second place are left out. */
export function formatDecimal(value: string, { group, decimal }: Separators, places: number): string {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(value) ?? [];
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group);
  const kept = fraction.padEnd(places, '0').slice(0, places);
  const shown = kept.slice(0, 2) + kept.slice(2).replace(/0+$/, '');
  return sign + grouped + (places > 0 ? decimal + shown : '');
}

// People type either sign as they learnt it. The last one is the decimal sign, unless it can only be a thousands sign.
function decimalPosition(text: string, { group, decimal }: Separators) {
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (last === -1) return -1;
  const sign = text.charAt(last);
  if (sign === decimal) return text.indexOf(sign) === last ? last : -1;
  const isRepeated = text.indexOf(sign) !== last;
  const isThousand = sign === group && text.length - last - 1 === 3;
  return isRepeated || isThousand ? -1 : last;
}

function roundHalfUp(whole: string, fraction: string, places: number) {
  const kept = BigInt(`${whole || '0'}${fraction.slice(0, places).padEnd(places, '0')}`);
  const rounded = (Number(fraction.charAt(places) || '0') >= 5 ? kept + 1n : kept).toString().padStart(places + 1, '0');
  const point = rounded.length - places;
  return places === 0 ? rounded : `${rounded.slice(0, point)}.${rounded.slice(point)}`;
}
