import type { Policy, PolicyInput } from '@corredor/core/api';
import { readPlan } from '@corredor/core/imports';
import type { Money } from '@corredor/core/money';
import { invalidField } from '../../server/request/problems.ts';
import { changePolicy } from './changePolicy.ts';
import type { PolicyStore } from './policies.store.ts';
import type { PremiumFacts } from './policyPremium.ts';
import { newPolicy, type StoredPolicy } from './storedPolicy.ts';

export interface BroughtPolicy {
  input: PolicyInput & { start_date: string; end_date: string };
  /** The total premium, where the file says it. */
  total?: Money | undefined;
  frequency?: number | undefined;
  count?: number | undefined;
  first?: string | undefined;
}
/** What a policy of a file stores: checked and priced like one of the form, with the total and the plan that the file says. */
export async function importedPolicy(
  policies: PolicyStore,
  facts: PremiumFacts,
  { input, total, ...paid }: BroughtPolicy,
): Promise<StoredPolicy> {
  const current = newPolicy(input);
  const priced = await changePolicy(policies, facts, { id: null, current, input, importedTotal: total });
  const { start_date: start, end_date: end } = input;
  if (paid.first !== undefined && paid.first > end) throw invalidField('first_due_date', 'field.due_after_end');
  return { ...priced, ...readPlan({ start, end, total: priced.total_grant, ...paid }) };
}

/** Adds a policy of a file as a draft, with whom the file says owns its renewal. */
export async function addImported(policies: PolicyStore, policy: StoredPolicy, owner: number | null): Promise<Policy> {
  const after = await policies.add(policy, null, owner);
  await policies.record('policy_created', after.id, { after });
  return after;
}
