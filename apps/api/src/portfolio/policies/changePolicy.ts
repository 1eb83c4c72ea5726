import type { PolicyPatch } from '@corredor/core/api';
import { addMonths, withinCalendar } from '@corredor/core/dates';
import { type AgreedPlan, agreedFault, agreedInstalments, readAgreedPlan } from '@corredor/core/instalments';
import { compareMoney } from '@corredor/core/money';
import { importedPremium } from '@corredor/core/premium';
import { invalidField } from '../../server/request/problems.ts';
import type { PolicyStore } from './policies.store.ts';
import { checkPolicy } from './policyChecks.ts';
import { type PremiumFacts, premiumAfter } from './policyPremium.ts';
import { mergePolicy, type StoredPolicy } from './storedPolicy.ts';

interface Change {
  /** The policy that is changed; null for a new one. */
  id: number | null;
  current: StoredPolicy;
  input: PolicyPatch;
  /** The total that a file says; it wins over the computed one. */
  importedTotal?: string;
  /** Somebody is there to fill in what the branch asks for; a file and a next term are not held up by it. */
  asksExtra?: boolean;
}
/** What a policy stores after a change: merged, checked and priced; throws 422 with every field that is wrong. */
export async function changePolicy(policies: PolicyStore, facts: PremiumFacts, change: Change): Promise<StoredPolicy> {
  const { id, current, input, importedTotal, asksExtra = false } = change;
  const next = mergePolicy(current, input);
  const records = await policies.namedRecords(id, next);
  checkPolicy({ current, next, asksExtra }, records);
  const computed = premiumAfter(facts, {
    current,
    next,
    total: importedTotal ?? input.total_grant,
    branch: records.branch,
  });
  if (importedTotal !== undefined && compareMoney(importedTotal, next.net_premium) < 0)
    throw invalidField('total_grant', 'field.total_below_net');
  const premium = importedTotal ? importedPremium(next.net_premium, computed, importedTotal, facts.language) : computed;
  const after = { ...next, ...premium };
  return { ...after, own_plan: planAfter(current, after, input.agreed_plan) };
}

const termsOf = ({ start_date, end_date, payment_frequency, estimated_payment_day, total_grant }: StoredPolicy) =>
  JSON.stringify([start_date, end_date, payment_frequency, estimated_payment_day, total_grant]);
/** Instalments that were agreed otherwise than by months stay while nothing changes that they were made for. */
const hasSameTerms = (one: StoredPolicy, other: StoredPolicy) => termsOf(one) === termsOf(other);

/** The plan of its own that a policy has after a change: as it is agreed now; else as it was, where its terms are the same or it is a number of instalments. */
function planAfter(current: StoredPolicy, after: StoredPolicy, agreed: PolicyPatch['agreed_plan']) {
  if (agreed === null) return null;
  if (agreed) {
    refuseAgreed(agreed, after);
    return agreedInstalments(agreed, after);
  }
  const { own_plan } = current;
  if (own_plan === null || hasSameTerms(current, after)) return own_plan;
  const { payment_frequency: months, estimated_payment_day: day } = after;
  if (months !== current.payment_frequency || day !== current.estimated_payment_day) return null;
  const read = readAgreedPlan(own_plan, current);
  if (!read) return null;
  const first_due_date = withinCalendar(() => addMonths(read.first_due_date, monthsMoved(current, after)));
  if (first_due_date === null) return null;
  const moved = { ...read, first_due_date };
  return agreedFault(moved, after) ? null : agreedInstalments(moved, after);
}
/** By how many months a term begins later. */
function monthsMoved({ start_date: from }: StoredPolicy, { start_date: to }: StoredPolicy) {
  if (from === null || to === null) return 0;
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(to) - monthOf(from);
}
function refuseAgreed(agreed: AgreedPlan, after: StoredPolicy) {
  if (agreed.down_payment && compareMoney(agreed.down_payment, '0.00') <= 0)
    throw invalidField('agreed_plan.down_payment', 'field.down_payment_none');
  const fault = agreedFault(agreed, after);
  if (fault?.code === 'nothing') throw invalidField('agreed_plan.count', 'field.plan_of_nothing');
  if (fault?.code === 'down_payment')
    throw invalidField('agreed_plan.down_payment', 'field.down_payment_over', { total: after.total_grant });
  if (fault?.code === 'calendar') throw invalidField('agreed_plan.first_due_date', 'field.date_far');
  if (fault)
    throw invalidField('agreed_plan.count', 'field.plan_past_end', { day: fault.day, end: after.end_date ?? '' });
}
