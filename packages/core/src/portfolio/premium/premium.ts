import type { PlainDate } from '../../basics/dates/index.ts';
import { addMoney, compareMoney, type Money, multiplyByPercent, subtractMoney } from '../../basics/money/index.ts';
import { type ChargeRule, type FeeStep, isExempt, isInForce, type PremiumBranch, type PremiumPack } from './packs.ts';

/** A line of the premium as a policy stores it. */
export type Charge = {
  code: string;
  label: string;
  base: 'net' | 'subtotal';
  base_amount: Money;
  /** How the amount was found; lines that were stored before this was kept have none. */
  kind?: 'rate' | 'steps' | 'amount' | 'typed' | 'imported';
  rate?: string;
  steps?: FeeStep[];
  /** Whether a fee is charged again on movements that add premium; it is unless told. */
  repeats?: boolean;
  amount: Money;
};

export type PremiumInput = {
  net: Money;
  /** What is charged: `packOn` finds it. */
  pack: PremiumPack;
  branchCode?: string | null;
  /** More of the branch than its code, where it is known. */
  branch?: PremiumBranch | null;
  /** The day whose rules count: the start of the term. */
  date: PlainDate;
  language?: 'es' | 'en';
};

export type Premium = { charges: Charge[]; total_grant: Money };

/** Adds levies, fees and taxes to a net premium; each line is rounded on its own, as insurers do. */
export function computePremium({ net, pack, branchCode, branch, date, language = 'es' }: PremiumInput): Premium {
  const rules = pack.charges.filter((rule) => isInForce(rule, date));
  const charge = (rule: ChargeRule, base_amount: Money) =>
    lineOf(rule, {
      base_amount,
      rounding: pack.rounding ?? 'cents',
      branch: { code: branchCode, ...branch },
      language,
    });
  const onNet = rules.filter((rule) => rule.base === 'net').map((rule) => charge(rule, net));
  const subtotal = addMoney(net, ...onNet.map((line) => line.amount));
  const onSubtotal = rules.filter((rule) => rule.base === 'subtotal').map((rule) => charge(rule, subtotal));
  return {
    charges: [...onNet, ...onSubtotal],
    total_grant: addMoney(subtotal, ...onSubtotal.map((line) => line.amount)),
  };
}

/** Lines that no pack has, by their codes. */
export const typedLabels = {
  typed: { es: 'Impuestos y recargos', en: 'Taxes and surcharges' },
  as_imported: { es: 'Según el archivo', en: 'As imported' },
} as const;

/** Makes the one line that explains a total typed by hand, where the country has no pack. */
export function typedPremium(net: Money, total: Money, language: 'es' | 'en' = 'es'): Premium {
  const amount = subtractMoney(total, net);
  const label = typedLabels.typed[language];
  const charges: Charge[] =
    amount === '0.00' ? [] : [{ code: 'typed', label, base: 'net', base_amount: net, kind: 'typed', amount }];
  return { charges, total_grant: total };
}

/** Puts the total that a file says in the place of the computed one; what it has more or less stands in a line of its own. */
export function importedPremium(net: Money, computed: Premium, total: Money, language: 'es' | 'en' = 'es'): Premium {
  const amount = subtractMoney(total, computed.total_grant);
  if (amount === '0.00') return computed;
  const label = typedLabels.as_imported[language];
  const line: Charge = { code: 'as_imported', label, base: 'net', base_amount: net, kind: 'imported', amount };
  return { charges: [...computed.charges, line], total_grant: total };
}

interface LineFacts {
  base_amount: Money;
  rounding: 'cents' | 'whole';
  branch: PremiumBranch;
  language: 'es' | 'en';
}

function lineOf(rule: ChargeRule, { base_amount, rounding, branch, language }: LineFacts): Charge {
  const line = { code: rule.code, label: rule.label[language], base: rule.base, base_amount };
  const isFree = isExempt(rule, branch);
  if ('rate' in rule) {
    const rate = isFree ? '0.00' : rule.rate;
    return { ...line, kind: 'rate', rate, amount: multiplyByPercent(base_amount, rate, rounding) };
  }
  const fee = { ...line, ...(rule.repeats === false && { repeats: false }) };
  if ('amount' in rule) return { ...fee, kind: 'amount', amount: isFree ? '0.00' : rule.amount };
  const step = rule.steps.find(({ up_to }) => up_to === null || compareMoney(base_amount, up_to) <= 0);
  return { ...fee, kind: 'steps', steps: [...rule.steps], amount: isFree ? '0.00' : (step?.amount ?? '0.00') };
}
