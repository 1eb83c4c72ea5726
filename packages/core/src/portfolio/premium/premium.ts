import type { PlainDate } from '../../basics/dates/index.ts';
import { addMoney, compareMoney, type Money, multiplyByPercent, subtractMoney } from '../../basics/money/index.ts';
import { type ChargeRule, type CountryPack, packFor } from './packs.ts';

/** A line of the premium as a policy stores it. */
export type Charge = {
  code: string;
  label: string;
  base: 'net' | 'subtotal';
  base_amount: Money;
  rate?: string;
  amount: Money;
};

export type PremiumInput = {
  net: Money;
  countryId: string | null | undefined;
  branchCode?: string | null | undefined;
  /** The day whose rules count: the start of the term. */
  date: PlainDate;
  /** The partner's own pack, where it has changed the country's. */
  pack?: CountryPack;
  language?: 'es' | 'en';
};

export type Premium = { charges: Charge[]; total_grant: Money };

/** Adds levies, fees and taxes to a net premium; each line is rounded on its own, as insurers do. */
export function computePremium({ net, countryId, branchCode, date, pack, language = 'es' }: PremiumInput): Premium {
  const rules = (pack ?? packFor(countryId)).charges.filter((rule) => isInForce(rule, date));
  const charge = (rule: ChargeRule, base_amount: Money) => lineOf(rule, base_amount, branchCode, language);
  const onNet = rules.filter((rule) => rule.base === 'net').map((rule) => charge(rule, net));
  const subtotal = addMoney(net, ...onNet.map((line) => line.amount));
  const onSubtotal = rules.filter((rule) => rule.base === 'subtotal').map((rule) => charge(rule, subtotal));
  return {
    charges: [...onNet, ...onSubtotal],
    total_grant: addMoney(subtotal, ...onSubtotal.map((line) => line.amount)),
  };
}

/** Makes the one line that explains a total typed by hand, where the country has no pack. */
export function typedPremium(net: Money, total: Money, language: 'es' | 'en' = 'es'): Premium {
  const amount = subtractMoney(total, net);
  const label = language === 'es' ? 'Impuestos y recargos' : 'Taxes and surcharges';
  const charges: Charge[] = amount === '0.00' ? [] : [{ code: 'typed', label, base: 'net', base_amount: net, amount }];
  return { charges, total_grant: total };
}

const isInForce = (rule: ChargeRule, date: PlainDate) =>
  (rule.from === undefined || rule.from <= date) && (rule.to === undefined || date <= rule.to);

function lineOf(
  rule: ChargeRule,
  base_amount: Money,
  branchCode: string | null | undefined,
  language: 'es' | 'en',
): Charge {
  const line = { code: rule.code, label: rule.label[language], base: rule.base, base_amount };
  const isExempt = typeof branchCode === 'string' && (rule.exempt_branches ?? []).includes(branchCode);
  if ('rate' in rule) {
    const rate = isExempt ? '0.00' : rule.rate;
    return { ...line, rate, amount: multiplyByPercent(base_amount, rate) };
  }
  if (isExempt) return { ...line, amount: '0.00' };
  if ('amount' in rule) return { ...line, amount: rule.amount };
  const step = rule.steps.find(({ up_to }) => up_to === null || compareMoney(base_amount, up_to) <= 0);
  return { ...line, amount: step?.amount ?? '0.00' };
}
