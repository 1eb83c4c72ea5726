import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DecimalField, type DecimalFieldProps } from '../DecimalField/index.ts';

type MoneyFieldProps = Omit<DecimalFieldProps, 'prefix' | 'suffix' | 'places' | 'units' | 'numberLocale'> & {
  /** The ISO 4217 code, as in USD; its sign stands before the number. */
  currency: string;
};

/** An amount of money as a decimal string such as "1250.00". */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  const { locale } = useLocale();
  const sign = useMemo(() => signOf(currency, locale), [currency, locale]);
  const units = useMemo(() => [currency, currency.slice(0, 2) + sign], [currency, sign]);
  return <DecimalField {...props} prefix={sign} units={units} numberLocale={localeOf(currency, locale)} />;
}

/** Where Spanish alone does not say how a country writes amounts: Ecuador has $1.234,50, Mexico $1,234.50. A currency begins with its country's code. */
const localeOf = (currency: string, locale: string) =>
  locale === 'es' && currency !== 'USD' && currency !== 'EUR' ? `es-${currency.slice(0, 2)}` : locale;

function signOf(currency: string, locale: string) {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
