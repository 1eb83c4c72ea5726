import type { PolicyPatch } from '@corredor/core/api';
import type { PolicyStore } from './policies.store.ts';
import { checkPolicy } from './policyChecks.ts';
import { type PremiumFacts, premiumAfter } from './policyPremium.ts';
import { mergePolicy, type StoredPolicy } from './storedPolicy.ts';

interface Change {
  /** The policy that is changed; null for a new one. */
  id: number | null;
  current: StoredPolicy;
  input: PolicyPatch;
}
/** What a policy stores after a change: merged, checked and priced; throws 422 with every field that is wrong. */
export async function changePolicy(policies: PolicyStore, facts: PremiumFacts, change: Change): Promise<StoredPolicy> {
  const { id, current, input } = change;
  const next = mergePolicy(current, input);
  const records = await policies.namedRecords(id, next);
  checkPolicy(next, records);
  const branchCode = records.branch?.code ?? null;
  return { ...next, ...premiumAfter(facts, { current, next, total: input.total_grant, branchCode }) };
}
