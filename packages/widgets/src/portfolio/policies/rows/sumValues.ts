import { isTypedNet, premiumOfSum, type RowPremium } from '@corredor/core/premium';

/** For how much a row is insured, while it is written. Without a premium of its own, it costs what its sum costs at its rate. */
export type SumValues = { sum: string; rate: string; term_net: string };
type Saved = Pick<RowPremium, 'sum' | 'rate'> & { term_net?: RowPremium['term_net'] };

/** A premium that was found is left to be found again. */
export function toSumValues(saved: Saved | null): SumValues {
  const { sum = null, rate = null, term_net = null } = saved ?? {};
  const isTyped = isTypedNet({ sum, rate, term_net }) && !term_net?.startsWith('-');
  return { sum: sum ?? '', rate: rate ?? '', term_net: isTyped ? (term_net ?? '') : '' };
}

/** What is sent. */
export const toSumInput = ({ sum, rate, term_net }: SumValues): RowPremium => ({
  sum: sum || null,
  rate: rate || null,
  term_net: term_net || null,
});

/** What the sum costs at the rate for the whole term; null until both are written. */
export function foundNet({ sum, rate }: SumValues): string | null {
  if (!/^\d+\.\d{2}$/.test(sum) || !/^\d+(\.\d+)?$/.test(rate)) return null;
  return premiumOfSum({ sum, rate });
}

/** Whether the rate is more than all. */
export const isRateOver = ({ rate }: SumValues) => Number(rate) > 100;
