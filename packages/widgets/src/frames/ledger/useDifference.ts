import { compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { useCallback } from 'react';
import { useFormats } from '../../base/app/index.ts';

/** Writes a change of an amount with its sign, also where it rises. */
export function useSignedMoney(): (change: Money, currency: string) => string {
  const { money } = useFormats();
  return useCallback(
    (change, currency) => {
      const written = money(change, currency);
      return compareMoney(change, '0.00') > 0 ? `+${written}` : written;
    },
    [money],
  );
}

/** Writes what an amount changes by, with its sign. */
export function useDifference(currency: string): (before: Money, after: Money) => string {
  const signed = useSignedMoney();
  return (before, after) => signed(subtractMoney(after, before), currency);
}
