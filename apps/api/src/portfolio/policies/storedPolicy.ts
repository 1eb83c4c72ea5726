import type { Policy, PolicyCharge, PolicyPatch } from '@corredor/core/api';
import { type ExtraValues, mergeExtra } from '@corredor/core/extras';
import type { PlannedInstalment } from '@corredor/core/instalments';
import { defaultNotificationDays } from '@corredor/core/policies';
import { tidyTexts } from '../../server/checks/texts.ts';

/** What a policy stores that a person or the premium decides: at least every field that can be sent, so that a renewal forgets none. */
export interface StoredPolicy extends Record<Exclude<keyof PolicyPatch, 'agreed_plan'>, unknown> {
  number: string | null;
  start_date: string | null;
  end_date: string | null;
  branch_id: number | null;
  provider_id: number | null;
  provider_office_id: number | null;
  maximum_insured_sum: string | null;
  certificate_number: string | null;
  estimated_payment_day: number;
  payment_frequency: number;
  /** Decided with the premium, and let go with the terms that it was made for. */
  own_plan: PlannedInstalment[] | null;
  deductible: string | null;
  contractor_id: number | null;
  payer_id: number | null;
  is_insured: boolean;
  insured_select_type: Policy['insured_select_type'];
  notification_limit_days: number;
  renews: boolean;
  net_premium: string;
  charges: PolicyCharge[];
  total_grant: string;
  commission_percent: string | null;
  condition: string | null;
  condition_deductible: string | null;
  observations: string | null;
  /** By the keys of the extra fields of its branch. */
  extra: ExtraValues;
}

/** What a new draft starts with where the form says nothing. */
export function newPolicy(input: PolicyPatch): StoredPolicy {
  const type = input.insured_select_type ?? 'personal';
  return {
    number: null,
    start_date: null,
    end_date: null,
    branch_id: null,
    provider_id: null,
    provider_office_id: null,
    maximum_insured_sum: null,
    certificate_number: null,
    estimated_payment_day: Number(input.start_date?.slice(8) ?? 1),
    payment_frequency: 1,
    own_plan: null,
    deductible: null,
    contractor_id: null,
    payer_id: null,
    is_insured: false,
    insured_select_type: type,
    notification_limit_days: defaultNotificationDays[type],
    renews: true,
    net_premium: '0.00',
    charges: [],
    total_grant: '0.00',
    commission_percent: null,
    condition: null,
    condition_deductible: null,
    observations: null,
    extra: {},
  };
}

/** The stored part of a policy as the API answers it. */
export const storedOf = (policy: Policy): StoredPolicy => ({
  number: policy.number,
  start_date: policy.start_date,
  end_date: policy.end_date,
  branch_id: policy.branch_id,
  provider_id: policy.provider_id,
  provider_office_id: policy.provider_office_id,
  maximum_insured_sum: policy.maximum_insured_sum,
  certificate_number: policy.certificate_number,
  estimated_payment_day: policy.estimated_payment_day,
  payment_frequency: policy.payment_frequency,
  own_plan: policy.own_plan ?? null,
  deductible: policy.deductible,
  contractor_id: policy.contractor_id,
  payer_id: policy.payer_id,
  is_insured: policy.is_insured,
  insured_select_type: policy.insured_select_type,
  notification_limit_days: policy.notification_limit_days,
  renews: policy.renews,
  net_premium: policy.net_premium,
  charges: policy.charges,
  total_grant: policy.total_grant,
  commission_percent: policy.commission_percent,
  condition: policy.condition,
  condition_deductible: policy.condition_deductible,
  observations: policy.observations,
  extra: policy.extra,
});

/** The values after a change; empty texts as nothing, an office of the former insurer, values of the former branch's fields and a default that follows the type let go. */
export function mergePolicy(current: StoredPolicy, input: PolicyPatch): StoredPolicy {
  const { extra: typed, agreed_plan: _, ...plain } = input;
  const hasNewBranch = input.branch_id !== undefined && input.branch_id !== current.branch_id;
  const extra = mergeExtra(hasNewBranch ? {} : current.extra, typed ?? {});
  const next = { ...current, ...plain, extra };
  const hasNewInsurer = input.provider_id !== undefined && input.provider_id !== current.provider_id;
  if (hasNewInsurer && input.provider_office_id === undefined) next.provider_office_id = null;
  const hadDefaultDays = current.notification_limit_days === defaultNotificationDays[current.insured_select_type];
  if (hadDefaultDays && input.notification_limit_days === undefined)
    next.notification_limit_days = defaultNotificationDays[next.insured_select_type];
  return tidyTexts(next);
}
