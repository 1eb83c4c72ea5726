import { compareMoney, type Money, subtractMoney } from '@corredor/core/money';
import { useFormats } from '../../base/app/index.ts';

/** Writes what an amount changes by, with its sign. */
export function useDifference(currency: string): (before: Money, after: Money) => string {
  const { money } = useFormats();
  return (before, after) => {
    const change = subtractMoney(after, before);
    return compareMoney(change, '0.00') > 0 ? `+${money(change, currency)}` : money(change, currency);
  };
}
