import { isPlainDate } from '../dates/index.ts';
import { isMoney } from '../money/index.ts';
import { type SelectType, typeOf } from './words.ts';

/** What activation looks at, as far as a draft knows it. */
export type PolicyLike = {
  contractor_id?: number | null | undefined;
  payer_id?: number | null | undefined;
  branch_id?: number | null | undefined;
  provider_id?: number | null | undefined;
  number?: string | null | undefined;
  start_date?: string | null | undefined;
  end_date?: string | null | undefined;
  net_premium?: string | null | undefined;
  payment_frequency?: number | null | undefined;
  estimated_payment_day?: number | null | undefined;
  insured_select_type?: SelectType | null | undefined;
  /** How many insureds the policy has, the contractor included. */
  insureds?: number | undefined;
};

export type MissingCode = 'required' | 'end_before_start' | 'negative' | 'out_of_range' | 'insured_required';
export type Missing = { field: keyof PolicyLike; code: MissingCode };

const parties = ['contractor_id', 'payer_id', 'branch_id', 'provider_id'] as const;

/** Lists what a draft still lacks before it can be activated; empty where nothing does. */
export function missingForActivation(policy: PolicyLike): Missing[] {
  const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
  const required = [...parties, 'insured_select_type'] as const;
  return [
    ...required.filter((field) => isAbsent(policy[field])).map((field) => missing(field, 'required')),
    ...(policy.number?.trim() ? [] : [missing('number', 'required')]),
    ...missingDates(policy),
    ...missingPremium(policy.net_premium),
    ...missingWhole('payment_frequency', policy.payment_frequency, 12),
    ...missingWhole('estimated_payment_day', policy.estimated_payment_day, 31),
    ...missingInsureds(policy),
  ];
}

const missing = (field: keyof PolicyLike, code: MissingCode): Missing => ({ field, code });

function missingDates({ start_date, end_date }: PolicyLike): Missing[] {
  const gaps: Missing[] = [];
  if (!isPlainDate(start_date)) gaps.push(missing('start_date', 'required'));
  if (!isPlainDate(end_date)) gaps.push(missing('end_date', 'required'));
  if (isPlainDate(start_date) && isPlainDate(end_date) && end_date <= start_date) {
    gaps.push(missing('end_date', 'end_before_start'));
  }
  return gaps;
}

function missingPremium(net: string | null | undefined): Missing[] {
  if (!isMoney(net)) return [missing('net_premium', 'required')];
  return net.startsWith('-') ? [missing('net_premium', 'negative')] : [];
}

function missingWhole(
  field: 'payment_frequency' | 'estimated_payment_day',
  value: number | null | undefined,
  most: number,
): Missing[] {
  if (value === undefined || value === null) return [missing(field, 'required')];
  return Number.isInteger(value) && value >= 1 && value <= most ? [] : [missing(field, 'out_of_range')];
}

function missingInsureds({ insured_select_type, insureds = 0 }: PolicyLike): Missing[] {
  if (insured_select_type === undefined || insured_select_type === null) return [];
  return typeOf(insured_select_type) === 'group' && insureds < 1 ? [missing('insureds', 'insured_required')] : [];
}
