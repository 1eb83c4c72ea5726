import type { Policy, PolicyInput } from '@corredor/core/api';
import { mostBrought, readPlan } from '@corredor/core/imports';
import type { Money } from '@corredor/core/money';
import { type FieldErrors, invalid } from '../../server/request/problems.ts';
import { changePolicy } from './changePolicy.ts';
import type { PolicyStore } from './policies.store.ts';
import type { PremiumFacts } from './policyPremium.ts';
import { newPolicy, type StoredPolicy } from './storedPolicy.ts';

export interface BroughtPolicy {
  input: PolicyInput;
  /** The total premium, where the file says it. */
  total?: Money;
  frequency?: number;
  count?: number;
  first?: string;
}
/** What a policy of a file stores: checked and priced like one of the form, with the total and the plan that the file says where the term is known. */
export async function importedPolicy(
  policies: PolicyStore,
  facts: PremiumFacts,
  { input, total, ...paid }: BroughtPolicy,
): Promise<StoredPolicy> {
  const current = newPolicy(input);
  const priced = await changePolicy(policies, facts, { id: null, current, input, importedTotal: total });
  const { start_date: start, end_date: end } = priced;
  if (start === null || end === null) return priced;
  const errors: FieldErrors = {};
  if (paid.first !== undefined && paid.first > end) errors.first_due_date = [{ key: 'field.due_after_end' }];
  const limit = mostBrought({ start, end, frequency: paid.frequency });
  if (paid.count !== undefined && paid.count > limit)
    errors.instalments = [{ key: 'field.import_plan_many', params: { limit } }];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { ...priced, ...readPlan({ start, end, total: priced.total_grant, ...paid }) };
}

/** Adds a policy of a file as a draft, with whom the file says owns its renewal. */
export async function addImported(policies: PolicyStore, policy: StoredPolicy, owner: number | null): Promise<Policy> {
  const after = await policies.add(policy, null, owner);
  await policies.record('policy_created', after.id, { after });
  return after;
}
