import type { PolicyPatch } from '@corredor/core/api';
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
  importedTotal?: string | undefined;
  /** Somebody is there to fill in what the branch asks for; a file and a next term are not held up by it. */
  asksExtra?: boolean;
}
/** What a policy stores after a change: merged, checked and priced; throws 422 with every field that is wrong. */
export async function changePolicy(policies: PolicyStore, facts: PremiumFacts, change: Change): Promise<StoredPolicy> {
  const { id, current, input, importedTotal, asksExtra = false } = change;
  const next = mergePolicy(current, input);
  const records = await policies.namedRecords(id, next);
  checkPolicy({ current, next, asksExtra }, records);
  const branchCode = records.branch?.code ?? null;
  const computed = premiumAfter(facts, { current, next, total: importedTotal ?? input.total_grant, branchCode });
  if (importedTotal !== undefined && compareMoney(importedTotal, next.net_premium) < 0)
    throw invalidField('total_grant', 'field.total_below_net');
  const premium = importedTotal ? importedPremium(next.net_premium, computed, importedTotal, facts.language) : computed;
  const after = { ...next, ...premium };
  return { ...after, own_plan: hasSameTerms(current, after) ? current.own_plan : null };
}

const termsOf = ({ start_date, end_date, payment_frequency, estimated_payment_day, total_grant }: StoredPolicy) =>
  JSON.stringify([start_date, end_date, payment_frequency, estimated_payment_day, total_grant]);
/** Instalments that were agreed otherwise than by months stay while nothing changes that they were made for. */
const hasSameTerms = (one: StoredPolicy, other: StoredPolicy) => termsOf(one) === termsOf(other);
