import { addMoney, compareMoney, type Money, multiplyByPercent, partOf, toCents } from '../../basics/money/index.ts';
import type { PremiumPack } from './packs.ts';
import type { Charge } from './premium.ts';

/** The premium that a policy was issued with: its net and its lines. */
export type ChargedPremium = { net_premium: Money; charges: readonly Charge[] };

export type DeltaInput = {
  /** What is charged or given back of the net premium. */
  net: Money;
  issued: ChargedPremium;
  /** What a line with a rate is rounded to; cents where nothing is said. */
  rounding?: 'cents' | 'whole';
  /** Fees are charged again on what is added; where a policy is reinstated after a lapse they are not. */
  repeatsFees?: boolean;
};

/** A line of a movement: as those of a premium, of either sign. */
export type Delta = { charges: Charge[]; total_delta: Money };

/**
 * The lines of a change of the net premium: those that the policy was issued with, each on the change. A fee is never given back, and one
 * that does not repeat is never charged again; nothing has no lines, and what was typed or brought in by a file has no rate that could be repeated.
 */
export function deltaCharges({ net, issued, rounding = 'cents', repeatsFees = true }: DeltaInput): Delta {
  if (compareMoney(net, '0.00') === 0) return { charges: [], total_delta: '0.00' };
  const chargesFees = repeatsFees && compareMoney(net, '0.00') > 0;
  const lineOf = (line: Charge, base_amount: Money): Charge => ({
    ...line,
    base_amount,
    amount: amountOf(line, { base_amount, net, issued, rounding, chargesFees: chargesFees && line.repeats !== false }),
  });
  const onNet = issued.charges.filter((line) => line.base === 'net').map((line) => lineOf(line, net));
  const subtotal = addMoney(net, ...onNet.map((line) => line.amount));
  const onSubtotal = issued.charges.filter((line) => line.base === 'subtotal').map((line) => lineOf(line, subtotal));
  return {
    charges: [...onNet, ...onSubtotal],
    total_delta: addMoney(subtotal, ...onSubtotal.map((line) => line.amount)),
  };
}

interface LineFacts {
  base_amount: Money;
  net: Money;
  issued: ChargedPremium;
  rounding: 'cents' | 'whole';
  chargesFees: boolean;
}

function amountOf(line: Charge, { base_amount, net, issued, rounding, chargesFees }: LineFacts): Money {
  switch (kindOf(line)) {
    case 'rate':
      return multiplyByPercent(base_amount, line.rate ?? '0', rounding);
    case 'typed':
      return partOf(line.amount, net, issued.net_premium);
    case 'amount':
      return chargesFees ? line.amount : '0.00';
    case 'steps':
      return chargesFees && !isExempt(line) ? stepOf(line, base_amount) : '0.00';
    case 'imported':
      return '0.00';
  }
}

/** How a line was found. Lines from before that was kept tell it by what they hold; else nothing is known, and they are not repeated. */
function kindOf({ kind, code, rate, steps }: Charge): NonNullable<Charge['kind']> {
  if (kind) return kind;
  if (rate !== undefined) return 'rate';
  if (steps !== undefined) return 'steps';
  return code === 'typed' ? 'typed' : 'imported';
}

const stepOf = ({ steps = [] }: Charge, base: Money): Money =>
  steps.find(({ up_to }) => up_to === null || compareMoney(base, up_to) <= 0)?.amount ?? '0.00';

/** A branch that pays no fee has the steps of the others and nothing charged. */
const isExempt = (line: Charge): boolean =>
  toCents(line.amount) === 0n && toCents(stepOf(line, line.base_amount)) !== 0n;

/** Lines from before it was kept how they were found, with what the pack of their term says of it. */
export const withKinds = (charges: readonly Charge[], pack: PremiumPack): Charge[] =>
  charges.map((line) => {
    const rule = line.kind ? undefined : pack.charges.find(({ code }) => code === line.code);
    if (!rule || 'rate' in rule) return line;
    return 'steps' in rule ? { ...line, kind: 'steps', steps: [...rule.steps] } : { ...line, kind: 'amount' };
  });

/** The same lines with the other sign. */
export const mirrored = (charges: readonly Charge[]): Charge[] =>
  charges.map((line) => ({ ...line, base_amount: negated(line.base_amount), amount: negated(line.amount) }));

/** The lines of several premiums as one, each code once, in the order in which they come first. */
export function summedCharges(lists: readonly (readonly Charge[])[]): Charge[] {
  const sums = new Map<string, Charge>();
  for (const line of lists.flat()) {
    const known = sums.get(line.code);
    sums.set(line.code, {
      ...line,
      ...known,
      base_amount: addMoney(known?.base_amount ?? '0.00', line.base_amount),
      amount: addMoney(known?.amount ?? '0.00', line.amount),
    });
  }
  return [...sums.values()];
}

/** The same amount with the other sign. */
export const negated = (amount: Money): Money =>
  toCents(amount) === 0n ? '0.00' : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
