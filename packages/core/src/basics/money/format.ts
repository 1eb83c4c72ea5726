import { isMoney, type Money } from './money.ts';
import type { DecimalSign } from './readAmount.ts';

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

/** As wide as a plus, and never the end of a line, as a hyphen may be. */
const minus = '\u2212';
const withMinus = (text: string) => text.replace('-', minus);

const isNumeral = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

/** Writes an amount for reading; the text is given to Intl as it is, so that no digit is lost. */
export function formatMoney(amount: Money, currency: string, language: string): string {
  if (!isMoney(amount) || !isNumeral(amount)) return amount;
  const options = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const format = numberFormat(localeFor(language, currency), options);
  // Some locales put the sign behind the currency's, where nobody looks for it: $-5,00.
  const size = amount.replace('-', '');
  return `${size === amount ? '' : minus}${isNumeral(size) ? format.format(size) : size}`;
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
  return withMinus(numberFormat(localeFor(language, currency), options).format(amount));
}

/** Writes a percentage for reading, with as many places as it has, four at most. */
export function formatPercent(percent: string, language: string): string {
  if (!isNumeral(percent)) return percent;
  const options = { style: 'unit', unit: 'percent', maximumFractionDigits: 4, useGrouping: false } as const;
  return withMinus(numberFormat(language, options).format(percent));
}

/** All English writes amounts alike but for the mark of dollars, which is $ here: US$ would stand in every line of a brokerage that has no other. */
function localeFor(language: string, currency: string): string {
  if (language.startsWith('en')) return 'en-US';
  const region = regionOf[currency];
  return language === 'es' && region !== undefined ? `es-${region}` : language;
}

/** The sign before decimals by language, and by the country where its currency is known. */
export function decimalSignOf(language: string, currency?: string): DecimalSign {
  const locale = currency === undefined ? language : localeFor(language, currency);
  const parts = numberFormat(locale, { minimumFractionDigits: 1 }).formatToParts(0);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}
