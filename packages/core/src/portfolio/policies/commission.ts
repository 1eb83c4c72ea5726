import { compareMoney, type Money, multiplyByPercent, partOf, subtractMoney } from '../../basics/money/index.ts';

/** What commission is made from: the premium, the percentage and how much of the premium has been paid. */
export type CommissionBasis = {
  net_premium: Money;
  total_grant: Money;
  commission_percent: string | null;
  instalments_summary: {
    count: number;
    total: Money;
    collected: Money;
    collected_by_broker: Money;
    written_off: Money;
  };
};

/** A broker's commission: earned as the premium is paid, kept at once where the broker is paid, else owed by the insurer. */
export type Commission = {
  /** Of the whole net premium; instalments that were given up with a closed policy earn none of it. */
  total: Money;
  /** Waits for instalments that are not paid yet. */
  to_release: Money;
  /** Released by paid instalments, and still with the insurer who was paid. */
  to_collect: Money;
  /** Part of instalments that the broker was paid. */
  collected: Money;
};

/** The commission of a policy and where it stands; undefined where no percentage is known. */
export function commissionOf(policy: CommissionBasis): Commission | undefined {
  const { net_premium, total_grant, commission_percent, instalments_summary: paid } = policy;
  if (commission_percent === null) return undefined;
  const total = multiplyByPercent(net_premium, commission_percent);
  // A policy without a premium earns nothing.
  const earnedBy = (premium: Money) =>
    compareMoney(total_grant, '0.00') > 0 ? partOf(total, premium, total_grant) : '0.00';
  // A rest that was given up earns nothing.
  const released = earnedBy(subtractMoney(paid.collected, paid.written_off));
  const collected = earnedBy(paid.collected_by_broker);
  const expected = paid.count === 0 ? total : earnedBy(subtractMoney(paid.total, paid.written_off));
  return {
    total,
    to_release: subtractMoney(expected, released),
    to_collect: subtractMoney(released, collected),
    collected,
  };
}
