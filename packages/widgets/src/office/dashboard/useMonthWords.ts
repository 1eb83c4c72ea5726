import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';

/** The months of a block, and its sums in few signs, in the reader's words. */
export function useMonthWords() {
  const { t } = useTranslation('dashboard');
  const { locale } = useFormats();
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 2 });
  const monthOf = (day: string, month: 'short' | 'long') => {
    const year = month === 'long' ? ({ year: 'numeric' } as const) : {};
    return new Intl.DateTimeFormat(locale, { month, ...year, timeZone: 'UTC' }).format(new Date(day));
  };
  return {
    monthOf,
    few: (amount: string) => short.format(Number(amount)),
    /** From the first of these months to the last; where there are none, the last twelve. */
    between: (months: readonly string[]) => {
      const [first, last] = [months[0], months.at(-1)];
      if (!first || !last) return t('production.period');
      return t('production.between', { from: monthOf(first, 'long'), to: monthOf(last, 'long') });
    },
  };
}
