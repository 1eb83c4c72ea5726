import type { InsuredSelectType, Policy, PolicyInput } from '@corredor/core/api';
import { isLastPeriodShorter, type PaymentTerms, planInstalments } from '@corredor/core/instalments';
import { defaultNotificationDays, termProblem } from '@corredor/core/policies';
import { type ExtraInput, toExtraInput } from '../../../frames/extras/index.ts';
import { textOrNull } from '../../../frames/forms/index.ts';
import { type AgreedValues, toAgreedInput, toAgreedValues, withAgreed } from './agreedValues.ts';

/** A policy as its form holds it: no text is an empty one. */
export type PolicyValues = {
  number: string;
  insured_select_type: InsuredSelectType;
  branch_id: number | null;
  provider_id: number | null;
  provider_office_id: number | null;
  certificate_number: string;
  start_date: string | null;
  end_date: string | null;
  contractor_id: number | null;
  payer_id: number | null;
  is_insured: boolean;
  net_premium: string;
  total_grant: string;
  payment_frequency: number;
  agreed_plan: AgreedValues;
  estimated_payment_day: number | null;
  commission_percent: string;
  maximum_insured_sum: string;
  deductible: string;
  condition: string;
  condition_deductible: string;
  notification_limit_days: number | null;
  renews: boolean;
  observations: string;
  /** By the keys of the extra fields of the branch. */
  extra: ExtraInput;
};

export const policyFields = [
  'number',
  'insured_select_type',
  'branch_id',
  'provider_id',
  'provider_office_id',
  'certificate_number',
  'start_date',
  'end_date',
  'contractor_id',
  'payer_id',
  'is_insured',
  'net_premium',
  'total_grant',
  'payment_frequency',
  'agreed_plan',
  'estimated_payment_day',
  'commission_percent',
  'maximum_insured_sum',
  'deductible',
  'condition',
  'condition_deductible',
  'notification_limit_days',
  'renews',
  'observations',
  'extra',
] as const satisfies readonly (keyof PolicyValues)[];

/** The form of a policy, or of a new one. */
export const toPolicyValues = (policy?: Policy): PolicyValues => ({
  number: policy?.number ?? '',
  insured_select_type: policy?.insured_select_type ?? 'personal',
  branch_id: policy?.branch_id ?? null,
  provider_id: policy?.provider_id ?? null,
  provider_office_id: policy?.provider_office_id ?? null,
  certificate_number: policy?.certificate_number ?? '',
  start_date: policy?.start_date ?? null,
  end_date: policy?.end_date ?? null,
  contractor_id: policy?.contractor_id ?? null,
  payer_id: policy?.payer_id ?? null,
  is_insured: policy?.is_insured ?? false,
  net_premium: policy?.net_premium ?? '',
  total_grant: policy?.total_grant ?? '',
  payment_frequency: policy?.payment_frequency ?? 1,
  agreed_plan: toAgreedValues(policy),
  estimated_payment_day: policy?.estimated_payment_day ?? 1,
  commission_percent: policy?.commission_percent ?? '',
  maximum_insured_sum: policy?.maximum_insured_sum ?? '',
  deductible: policy?.deductible ?? '',
  condition: policy?.condition ?? '',
  condition_deductible: policy?.condition_deductible ?? '',
  notification_limit_days: policy?.notification_limit_days ?? defaultNotificationDays.personal,
  renews: policy?.renews ?? true,
  observations: policy?.observations ?? '',
  extra: policy?.extra ?? {},
});

/** What is sent; the total goes along only where the country lets it be typed. */
export const toPolicyInput = (values: PolicyValues, isTotalTyped: boolean): PolicyInput => ({
  ...values,
  number: textOrNull(values.number),
  certificate_number: textOrNull(values.certificate_number),
  deductible: textOrNull(values.deductible),
  condition: textOrNull(values.condition),
  condition_deductible: textOrNull(values.condition_deductible),
  observations: textOrNull(values.observations),
  extra: toExtraInput(values.extra),
  agreed_plan: toAgreedInput(values.agreed_plan),
  commission_percent: values.commission_percent || null,
  maximum_insured_sum: values.maximum_insured_sum || null,
  net_premium: values.net_premium || '0.00',
  total_grant: isTotalTyped && values.total_grant ? values.total_grant : undefined,
  estimated_payment_day: values.estimated_payment_day ?? undefined,
  notification_limit_days: values.notification_limit_days ?? undefined,
  // A form that was left unfinished before knows nothing of it.
  renews: values.renews ?? true,
});

type Terms = Pick<
  PolicyValues,
  'start_date' | 'end_date' | 'payment_frequency' | 'estimated_payment_day' | 'agreed_plan'
>;

/** What instalments are made from, once all of it is known; of a policy that has a plan of its own, with that. */
export function termsOf(values: Terms, total_grant: string | undefined, policy?: Policy): PaymentTerms | null {
  const { start_date, end_date, payment_frequency, estimated_payment_day } = values;
  if (!start_date || !end_date || !estimated_payment_day || !total_grant) return null;
  // Nothing can be planned on a day that no month has; its field says so.
  if (estimated_payment_day < 1 || estimated_payment_day > 31) return null;
  if (termProblem(start_date, end_date)) return null;
  const terms = { start_date, end_date, payment_frequency, estimated_payment_day, total_grant };
  return withAgreed(terms, values.agreed_plan, policy);
}

/** The instalments of those terms. */
export function planOf(terms: PaymentTerms | null) {
  return terms && { plan: planInstalments(terms), isLastPeriodShorter: isLastPeriodShorter(terms) };
}
