import { fromCents, isMoney, type Money } from './money.ts';

/** Where Spanish alone does not say how a country writes its currency: Ecuador says $1.234,50, Mexico $1,234.50. */
const regionOf: Record<string, string> = {
  USD: 'EC',
  MXN: 'MX',
  COP: 'CO',
  PEN: 'PE',
  CLP: 'CL',
  ARS: 'AR',
  BOB: 'BO',
  PYG: 'PY',
  UYU: 'UY',
  VES: 'VE',
  CRC: 'CR',
  GTQ: 'GT',
  HNL: 'HN',
  NIO: 'NI',
  PAB: 'PA',
  DOP: 'DO',
  CUP: 'CU',
};

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, known);
  return known;
}

const isNumeral = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/** Writes an amount for reading; the text is given to Intl as it is, so that no digit is lost. */
export function formatMoney(amount: Money, currency: string, language: string): string {
  if (!isMoney(amount) || !isNumeral(amount)) return amount;
  const options = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const format = numberFormat(localeFor(language, currency), options);
  // Some locales put the sign behind the currency's, where nobody looks for it: $-5,00.
  const size = amount.replace('-', '');
  return `${size === amount ? '' : '-'}${isNumeral(size) ? format.format(size) : size}`;
}

/** Writes a price to choose by: whole amounts without cents. */
export function formatPrice(amount: Money, currency: string, language: string): string {
  if (!isMoney(amount) || !isNumeral(amount)) return amount;
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return numberFormat(localeFor(language, currency), options).format(amount);
}

/** The same without the currency, where an amount beside it says which. */
export function formatBareMoney(amount: Money, currency: string, language: string): string {
  if (!isMoney(amount) || !isNumeral(amount)) return amount;
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return numberFormat(localeFor(language, currency), options).format(amount);
}

/** Writes a percentage for reading, with as many places as it has, four at most. */
export function formatPercent(percent: string, language: string): string {
  if (!isNumeral(percent)) return percent;
  const options = { style: 'unit', unit: 'percent', maximumFractionDigits: 4, useGrouping: false } as const;
  return numberFormat(language, options).format(percent);
}

function localeFor(language: string, currency: string): string {
  const region = regionOf[currency];
  return language === 'es' && region !== undefined ? `es-${region}` : language;
}

const typed = /^(-)?(?:[A-Z]{1,3})?[$€]?(-)?([\d.,]+)(?:[$€]|[A-Z]{1,3}\$?)?$/;

/** Reads an amount as a person types it, with either decimal sign; undefined where it cannot be one. */
export function parseMoneyInput(text: string, language: string): Money | undefined {
  const found = typed.exec(text.replace(/[\s\u00a0\u202f]/g, '').replace('−', '-'));
  const [, before, after, digits = ''] = found ?? [];
  const bare = `${before === '-' || after === '-' ? '-' : ''}${digits}`;
  const plain = withPoint(bare, language);
  if (plain === undefined || !/^-?\d+(\.\d{0,2})?$/.test(plain)) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  return fromCents(BigInt(whole + fraction.padEnd(2, '0')));
}

const grouped = { ',': /^-?\d{1,3}(,\d{3})+(\.\d*)?$/, '.': /^-?\d{1,3}(\.\d{3})+(,\d*)?$/ };

/** Drops the marks between thousands and writes a point before the cents. */
function withPoint(text: string, language: string): string | undefined {
  const marks = text.replace(/[^.,]/g, '');
  if (marks.length === 0) return text;
  const last = marks.endsWith(',') ? ',' : '.';
  const other = last === ',' ? '.' : ',';
  if (marks.includes(other)) {
    return grouped[other].test(text) ? text.replaceAll(other, '').replace(',', '.') : undefined;
  }
  if (marks.length > 1) return grouped[last].test(text) ? text.replaceAll(last, '') : undefined;
  // A single mark before exactly three digits is the only doubtful case: the language decides.
  const isThousands = grouped[last].test(text) && (language === 'es' ? last === '.' : last === ',');
  return isThousands ? text.replace(last, '') : text.replace(',', '.');
}
