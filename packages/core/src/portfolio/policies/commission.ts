import { addMoney, type Money, multiplyByPercent, partOf, subtractMoney } from '../../basics/money/index.ts';

/** A premium that earns commission, and what came in for it: that of a policy as it was issued, or of one of its movements; below nothing where it is given back. */
export type CommissionPart = {
  net: Money;
  total: Money;
  /** What its instalments and credits add up to; null while there are none. */
  planned: Money | null;
  collected: Money;
  /** Part of what is collected that the broker was paid, and not the insurer. */
  collected_by_broker: Money;
  /** Part of what is collected that was given up. */
  written_off: Money;
};

/** A broker's commission: earned as the premium is paid, kept at once where the broker is paid, else owed by the insurer. */
export type Commission = {
  /** Of the whole net premium with its movements; instalments that were given up with a closed policy earn none of it. */
  total: Money;
  /** Waits for instalments that are not paid yet. */
  to_release: Money;
  /** Released by paid instalments, and still with the insurer who was paid. */
  to_collect: Money;
  /** Part of instalments that the broker was paid. */
  collected: Money;
};

/** The commission of a policy and its movements, and where it stands; undefined where no percentage is known. */
export function commissionOf(percent: string | null, parts: readonly CommissionPart[]): Commission | undefined {
  if (percent === null) return undefined;
  const found = parts.map((part) => commissionOfPart(percent, part));
  const sum = (name: keyof Commission) => addMoney('0.00', ...found.map((one) => one[name]));
  return {
    total: sum('total'),
    to_release: sum('to_release'),
    to_collect: sum('to_collect'),
    collected: sum('collected'),
  };
}

/** Each part is rounded once, and released by its own instalments. */
function commissionOfPart(percent: string, part: CommissionPart): Commission {
  const total = multiplyByPercent(part.net, percent);
  // A premium of nothing earns nothing, and a rest that was given up earns nothing.
  const earnedBy = (premium: Money) => partOf(total, premium, part.total);
  const released = earnedBy(subtractMoney(part.collected, part.written_off));
  const collected = earnedBy(part.collected_by_broker);
  const expected = part.planned === null ? total : earnedBy(subtractMoney(part.planned, part.written_off));
  return {
    total,
    to_release: subtractMoney(expected, released),
    to_collect: subtractMoney(released, collected),
    collected,
  };
}
