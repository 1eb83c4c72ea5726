import type { Policy } from '@corredor/core/api';
import {
  type AgreedPlan,
  agreedFault,
  agreedInstalments,
  type PaymentTerms,
  readAgreedPlan,
} from '@corredor/core/instalments';

/** How the instalments are found: by months, so many, a down payment and so many, or as a plan says that is neither. */
export type AgreedWay = 'months' | 'number' | 'down' | 'own';
/** A plan as the form holds it. */
export type AgreedValues = {
  way: AgreedWay;
  count: number | null;
  down_payment: string;
  first_due_date: string | null;
};

const byMonths: AgreedValues = { way: 'months', count: null, down_payment: '', first_due_date: null };

/** The form of a policy's plan. */
export function toAgreedValues(policy?: Policy): AgreedValues {
  if (!policy?.own_plan) return byMonths;
  const read = readAgreedPlan(policy.own_plan, policy);
  if (!read) return { ...byMonths, way: 'own' };
  const { count, down_payment, first_due_date } = read;
  return { way: down_payment ? 'down' : 'number', count, down_payment: down_payment ?? '', first_due_date };
}

/** A form that was left unfinished before knows nothing of a plan. */
export const agreedOf = (values: AgreedValues | undefined): AgreedValues => values ?? byMonths;

/** What the form says was agreed, once all of it is said; null where months say it or a plan stays as it is. */
export function readAgreed(values: AgreedValues | undefined): AgreedPlan | null {
  const { way, count, down_payment, first_due_date } = agreedOf(values);
  if ((way !== 'number' && way !== 'down') || count === null || first_due_date === null) return null;
  if (way === 'number') return { count, down_payment: null, first_due_date };
  return Number(down_payment) > 0 ? { count, down_payment, first_due_date } : null;
}

/** What is sent: null for months, and nothing where a plan stays as it is. */
export const toAgreedInput = (values: AgreedValues | undefined) =>
  agreedOf(values).way === 'months' ? null : (readAgreed(values) ?? undefined);

type Months = Omit<PaymentTerms, 'own_plan'>;
/** Whether a plan that the form cannot say stays: nothing changes that it was made for. */
export const keepsOwnPlan = (policy: Policy | undefined, terms: Months) =>
  policy?.start_date === terms.start_date &&
  policy.end_date === terms.end_date &&
  policy.payment_frequency === terms.payment_frequency &&
  policy.estimated_payment_day === terms.estimated_payment_day &&
  policy.total_grant === terms.total_grant;

/** The terms with the plan that the form says; null while that is not all said, or cannot be. */
export function withAgreed(
  terms: Months,
  values: AgreedValues | undefined,
  policy: Policy | undefined,
): PaymentTerms | null {
  const { way } = agreedOf(values);
  if (way === 'months') return terms;
  if (way === 'own') return keepsOwnPlan(policy, terms) ? { ...terms, own_plan: policy?.own_plan ?? null } : terms;
  const agreed = readAgreed(values);
  return agreed && !agreedFault(agreed, terms) ? { ...terms, own_plan: agreedInstalments(agreed, terms) } : null;
}
