import { formatDate } from '../../basics/dates/index.ts';
import { type Locale, languageIn } from '../../basics/locales/index.ts';
import { formatMoney, formatPercent } from '../../basics/money/index.ts';
import { spelledIn } from '../../basics/spelling/index.ts';
import { endOnce, type MessageKey } from '../../words/i18n/index.ts';
import { paymentFrequencies } from '../policies/index.ts';
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import type { PaperColumn, PaperFact, PaperPart } from './paper.ts';

const messages = { es, en };
type PaperKey = keyof typeof es;

/** Gives a shared word of the product in the language of the paper; the paper spells it as its locale does. */
export type SharedWord = (key: MessageKey) => string;

/** Everything that writes values on a paper of one locale and currency. */
export function paperWords(locale: Locale, currency: string, sharedWord: SharedWord) {
  const language = languageIn(locale);
  const say = (key: PaperKey, values: Record<string, string> = {}) =>
    endOnce(spelledIn(locale, messages[language][key]), values).replace(
      /\{\{(\w+)\}\}/g,
      (blank, name: string) => values[name] ?? blank,
    );
  const shared = (key: MessageKey) => spelledIn(locale, sharedWord(key));
  return {
    say,
    shared,
    money: (amount: string | null) => (amount === null ? '' : formatMoney(amount, currency, language)),
    percent: (percent: string | null) => (percent === null ? '' : formatPercent(percent, language)),
    date: (day: string | null) => (day === null ? '' : formatDate(day, locale)),
    frequency: (months: number) => {
      const known = paymentFrequencies.find((one) => one === months);
      return known ? shared(`frequency.${known}`) : '';
    },
    count: (count: number) => new Intl.NumberFormat(locale).format(count),
    /** A fact; none where there is nothing to say. */
    fact: (key: PaperKey, detail: string | null | undefined): PaperFact[] =>
      detail ? [{ term: say(key), detail }] : [],
    column: (key: PaperKey, weight: number): PaperColumn => ({ header: say(key), weight }),
    amount: (key: PaperKey, weight: number): PaperColumn => ({ header: say(key), weight, isNumeric: true }),
  };
}
export type PaperWords = ReturnType<typeof paperWords>;

/** Parts that say something. */
export const filled = (parts: readonly PaperPart[]): PaperPart[] => parts.filter(saysSomething);

function saysSomething(part: PaperPart): boolean {
  switch (part.kind) {
    case 'table':
      return part.rows.length > 0;
    case 'facts':
      return part.facts.length > 0;
    case 'text':
      return part.text !== '';
    case 'term':
      return part.ticks.length + part.flags.length > 0;
  }
}
