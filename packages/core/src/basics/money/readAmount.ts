/** The sign before the decimals. */
export type DecimalSign = ',' | '.';

/** Why a text is no number: two can be meant (`twofold`, both as decimal strings), a spreadsheet cut it (`shortened`), or its signs fit none. */
export type NumberFault =
  | { fault: 'twofold'; thousands: string; decimals: string }
  | { fault: 'shortened' | 'unreadable' };
/** What a text says: a decimal string such as "-1500.25", as many places as were written, and the currency beside it as it was written; empty without one. */
export type NumberReading = { value: string; currency: string } | NumberFault;

const codes =
  'USD|EUR|MXN|COP|PEN|CLP|ARS|BOB|PYG|UYU|VES|VEF|BRL|CRC|GTQ|HNL|NIO|PAB|DOP|CUP|GBP|CHF|CAD|d[oó]lar(?:es)?|dollars?|euros?|pesos?|soles|guaran[ií]es|bol[ií]vares|bolivianos|quetzales|lempiras|colones|c[oó]rdobas|balboas';
const signs =
  'U\\$S|US? \\$|(?:[A-Z]{1,3})?\\$|[€£¥₡₲₱]|S\\/\\.?|B\\/\\.?|Bs\\.?(?:[SFD]\\.?)?|Gs\\.?|₲s?\\.?|Q\\.?|L\\.?';
// A point behind a currency belongs to it only before a blank: $.50 is half a unit.
const before = new RegExp(`^(?:(?:${signs})|(?:${codes})(?![a-z]))(?:\\.(?=\\s))?\\s*(?=[-+(\\d.,A-Z$])`, 'i');
const behind = new RegExp(
  `(?<=[\\d.,)\\s-])\\s*(?:(?:U\\$S|[A-Z]{0,3}\\$|[€£¥₡₲₱]|S\\/\\.?|B\\/\\.?|Bs\\.?|Gs\\.?)|(?:${codes}))\\.?$`,
  'i',
);

/** Takes what stands around a number away, in whatever order: signs, brackets and currencies; null where a minus stands twice. */
function bareOf(text: string): { body: string; isNegative: boolean; currency: string } | null {
  let body = text
    .replace(/[−–‒]/g, '-')
    .replace(/[’´`ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    // 1500.- and 1.500,-- have no cents.
    .replace(/(?<=\d)([.,])-{1,2}(?!\d)/, (_all, mark: string) => `${mark}00`);
  let minuses = 0;
  const currencies: string[] = [];
  for (let was = ''; was !== body; ) {
    was = body;
    const sign = /^[-+]/.exec(body)?.[0] ?? (/\d *[-+]$/.test(body) ? body.slice(-1) : '');
    if (sign !== '') {
      body = (/^[-+]/.test(body) ? body.slice(1) : body.slice(0, -1)).trim();
      minuses += sign === '-' ? 1 : 0;
    } else if (/^\(.*\)$/.test(body)) {
      body = body.slice(1, -1).trim();
      minuses += 1;
    } else {
      const currency = before.exec(body)?.[0] ?? behind.exec(body)?.[0];
      if (currency !== undefined) {
        currencies.push(currency.trim());
        body = (body.startsWith(currency) ? body.slice(currency.length) : body.slice(0, -currency.length)).trim();
      }
    }
  }
  return minuses > 1 ? null : { body, isNegative: minuses === 1, currency: currencies.join(' ') };
}

/** A whole part in groups of three by any of the signs for thousands, or without any. */
const isWhole = (text: string) => /^\d*$/.test(text) || /^[1-9]\d{0,2}(?:[., ']\d{3})+$/.test(text);
const digitsOf = (whole: string) => whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';

interface Split {
  whole: string;
  fraction: string;
  /** The sign that the text itself shows to stand before decimals. */
  decimal: DecimalSign | null;
  isTwofold: boolean;
}
/** Where the decimals begin. A single sign before exactly three digits may part thousands as well as decimals; all else tells by itself. */
function split(body: string): Split | null {
  if (!/^[\d., ']*\d[\d., ']*$/.test(body)) return null;
  const marks = body.replace(/[^.,]/g, '');
  const last = marks.endsWith(',') ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  const place = body.lastIndexOf(last);
  const [whole, fraction] = [body.slice(0, place), body.slice(place + 1)];
  const without = { whole: body, fraction: '', isTwofold: false };
  const withDecimals = { whole, fraction, decimal: last, isTwofold: false } as const;
  const found = (): Split | null => {
    if (marks === '') return { ...without, decimal: null };
    if (marks.includes(other)) return marks.indexOf(last) === marks.length - 1 ? withDecimals : null;
    if (marks.length > 1) return { ...without, decimal: other };
    // 1'250.000 may be a million in the Andes; 1 250,000 has its thousands parted already.
    const isTwofold = /^[1-9]\d{0,2}(?:'\d{3})*$/.test(whole) && /^\d{3}$/.test(fraction);
    return isTwofold ? { ...withDecimals, decimal: null, isTwofold } : withDecimals;
  };
  const parts = found();
  if (!parts || !isWhole(parts.whole) || !/^\d*$/.test(parts.fraction)) return null;
  // Thousands are parted by one sign, the millions of the Andes apart; 1,234.567 with decimals behind has another one before.
  const groups = new Set(parts.whole.replace(/[\d']/g, ''));
  return groups.size > 1 || (parts.fraction !== '' && groups.has(body.charAt(place))) ? null : parts;
}

export interface NumberRules {
  /** What a single sign before three digits is read by; where nothing is said, such a text is read as neither. */
  decimal?: DecimalSign;
}
/** Reads a number as people and programs write it: either sign before the decimals, thousands by points, commas, blanks or apostrophes, a minus before, behind or as brackets, and a currency on either side. */
export function readNumberText(text: string, { decimal }: NumberRules = {}): NumberReading {
  const bare = bareOf(text);
  if (bare && /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i.test(bare.body)) return { fault: 'shortened' };
  const parts = bare && split(bare.body);
  if (!bare || !parts) return { fault: 'unreadable' };
  const write = (whole: string, fraction: string) => {
    const size = fraction === '' ? digitsOf(whole) : `${digitsOf(whole)}.${fraction}`;
    return bare.isNegative && /[1-9]/.test(size) ? `-${size}` : size;
  };
  const { whole, fraction, isTwofold } = parts;
  if (!isTwofold) return { value: write(whole, fraction), currency: bare.currency };
  const [thousands, decimals] = [write(whole + fraction, ''), write(whole, fraction)];
  if (decimal === undefined) return { fault: 'twofold', thousands, decimals };
  const mark = bare.body.replace(/[^.,]/g, '');
  return { value: mark === decimal ? decimals : thousands, currency: bare.currency };
}

/** The sign that a text itself shows to stand before decimals; null where it shows none, or is no number. */
export function shownDecimal(text: string): DecimalSign | null {
  const bare = bareOf(text);
  return (bare && split(bare.body)?.decimal) ?? null;
}

/** Why a text is no amount: as a number, or it has more than two places (`places`, with the amount rounded half up). */
export type AmountFault = NumberFault | { fault: 'places'; rounded: string };
/** What a text says of money, "1250.00", and the currency beside it. */
export type AmountReading = { amount: string; currency: string } | AmountFault;

/** Reads an amount; zeros behind its second place say nothing, other digits are refused. */
export function readAmount(text: string, rules: NumberRules = {}): AmountReading {
  const read = readNumberText(text, rules);
  if ('fault' in read) return read;
  const { value, currency } = read;
  const [whole = '', fraction = ''] = value.split('.');
  const amount = `${whole}.${fraction.slice(0, 2).padEnd(2, '0')}`;
  if (!/[1-9]/.test(fraction.slice(2))) return { amount: amount.replace(/^-(?=0*\.0*$)/, ''), currency };
  const cents = BigInt(amount.replace(/[-.]/g, '')) + (Number(fraction.charAt(2)) >= 5 ? 1n : 0n);
  const size = String(cents).padStart(3, '0');
  return { fault: 'places', rounded: `${whole.startsWith('-') ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}` };
}
