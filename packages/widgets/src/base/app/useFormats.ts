import {
  formatDate,
  formatDateTime,
  formatNearDate,
  formatShortDate,
  formatTime,
  type PlainDate,
  todayIn,
} from '@corredor/core/dates';
import type { Language } from '@corredor/core/i18n';
import { type Locale, languageIn } from '@corredor/core/locales';
import { formatBareMoney, formatMoney, formatPercent, formatPrice, type Money } from '@corredor/core/money';
import { useMemo } from 'react';
import { useLanguage } from './useLanguage.ts';
import { useSession } from './useSession.ts';

type Maybe<Value> = Value | null | undefined;

export type Formats = {
  language: Language;
  /** How the brokerage's country writes the language, for days and what Intl writes. */
  locale: Locale;
  currency: string;
  timezone: string;
  /** Today where the brokerage is. */
  today: () => PlainDate;
  money: (amount: Maybe<Money>, currency?: string) => string;
  /** What a plan costs: whole amounts without cents. */
  price: (amount: Money, currency: string) => string;
  /** The same without the currency, where an amount beside it says which. */
  bareMoney: (amount: Maybe<Money>, currency?: string) => string;
  percent: (value: Maybe<string>) => string;
  number: (value: Maybe<number>) => string;
  date: (date: Maybe<PlainDate>) => string;
  /** The same where there is little room: by a year of two digits, in Spanish. */
  shortDate: (date: Maybe<PlainDate>) => string;
  /** The same without its year, where no other could be meant. */
  nearDate: (date: Maybe<PlainDate>) => string;
  /** A time of day that is kept as `14:30`. */
  time: (time: Maybe<string>) => string;
  dateTime: (moment: Maybe<string>) => string;
};

/** How amounts, dates and numbers are written: by the reader's language, and the brokerage's country, currency and time zone. */
export function useFormats(): Formats {
  const { locale } = useLanguage();
  const { partner } = useSession();
  return useMemo(() => formatsFor(locale, partner ?? {}), [locale, partner]);
}

/** The same for a given brokerage; what is absent is written as nothing. */
function formatsFor(locale: Locale, partner: { currency?: string; timezone?: string }): Formats {
  const { currency = 'USD', timezone = Intl.DateTimeFormat().resolvedOptions().timeZone } = partner;
  const unlessAbsent =
    <Value>(write: (value: Value) => string) =>
    (value: Maybe<Value>) =>
      value === null || value === undefined ? '' : write(value);
  const language = languageIn(locale);
  const numbers = new Intl.NumberFormat(locale);
  return {
    language,
    locale,
    currency,
    timezone,
    today: () => todayIn(timezone, new Date()),
    money: (amount, other) =>
      amount === null || amount === undefined ? '' : formatMoney(amount, other ?? currency, language),
    price: (amount, other) => formatPrice(amount, other, language),
    bareMoney: (amount, other) =>
      amount === null || amount === undefined ? '' : formatBareMoney(amount, other ?? currency, language),
    percent: unlessAbsent((value) => formatPercent(value, language)),
    number: unlessAbsent((value) => numbers.format(value)),
    date: unlessAbsent((date) => formatDate(date, locale)),
    shortDate: unlessAbsent((date) => formatShortDate(date, locale)),
    nearDate: unlessAbsent((date) => formatNearDate(date, todayIn(timezone, new Date()), locale)),
    time: unlessAbsent((time) => formatTime(time, locale)),
    dateTime: unlessAbsent((moment) => formatDateTime(moment, locale, timezone)),
  };
}
