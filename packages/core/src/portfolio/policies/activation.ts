import { isPlainDate } from '../../basics/dates/index.ts';
import type { ExtraField, PolicyDoubt, PolicyMissing } from '../../contract/api/index.ts';
import { type ExtraValues, extraOn, lacksExtra } from '../extras/index.ts';
import { type SelectType, typeOf } from './words.ts';

/** What activation looks at; all else that an active policy needs, a draft has from the start. */
export type PolicyLike = {
  contractor_id?: number | null;
  payer_id?: number | null;
  branch_id?: number | null;
  provider_id?: number | null;
  number?: string | null;
  start_date?: string | null;
  end_date?: string | null;
  insured_select_type?: SelectType | null;
  /** How many insureds the policy has, the contractor included. */
  insureds?: number;
  /** What its branch asks for of its own, and what stands there; left out where nobody is asked. */
  extra_fields?: readonly ExtraField[];
  extra?: ExtraValues;
};

export type MissingCode = 'required' | 'end_before_start' | 'insured_required';
export type Missing = { field: PolicyMissing; code: MissingCode };

const parties = ['contractor_id', 'payer_id', 'branch_id', 'provider_id'] as const;

/** Lists what a draft still lacks before it can be activated; empty where nothing does. */
export function missingForActivation(policy: PolicyLike): Missing[] {
  const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
  return [
    ...parties.filter((field) => isAbsent(policy[field])).map((field) => missing(field, 'required')),
    ...(policy.number?.trim() ? [] : [missing('number', 'required')]),
    ...missingDates(policy),
    ...missingInsureds(policy),
    ...(lacksExtra(extraOn(policy.extra_fields ?? [], 'policy'), policy.extra ?? {})
      ? [missing('extra', 'required')]
      : []),
  ];
}

const missing = (field: PolicyMissing, code: MissingCode): Missing => ({ field, code });

function missingDates({ start_date, end_date }: PolicyLike): Missing[] {
  const gaps: Missing[] = [];
  if (!isPlainDate(start_date)) gaps.push(missing('start_date', 'required'));
  if (!isPlainDate(end_date)) gaps.push(missing('end_date', 'required'));
  if (isPlainDate(start_date) && isPlainDate(end_date) && end_date <= start_date) {
    gaps.push(missing('end_date', 'end_before_start'));
  }
  return gaps;
}

function missingInsureds({ insured_select_type, insureds = 0 }: PolicyLike): Missing[] {
  if (insured_select_type === undefined || insured_select_type === null) return [];
  return typeOf(insured_select_type) === 'group' && insureds < 1 ? [missing('insureds', 'insured_required')] : [];
}

/** What of a draft is told before it is activated, and refused for nothing: a branch of vehicles, and no vehicle yet. */
export const doubtsBeforeActivation = (draft: { asksVehicles: boolean; vehicles: number }): PolicyDoubt[] =>
  draft.asksVehicles && draft.vehicles < 1 ? ['vehicles'] : [];
