import { isSamePlan, type PaymentTerms, planInstalments } from '@corredor/core/instalments';
import { addMoney } from '@corredor/core/money';
import { toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, heldBy, invalid, notFound, stale } from '../../server/request/problems.ts';
import { created, noContent, ok } from '../../server/request/replies.ts';
import { changePolicy } from './changePolicy.ts';
import { refuseEarlyStart } from './nextTerm.ts';
import type { PolicyStore } from './policies.store.ts';
import { missingErrors, refuseLocked, refuseWithoutMovement } from './policyChecks.ts';
import { premiumOf } from './policyPremium.ts';
import { missingIn } from './policyRows.ts';
import { newPolicy, type StoredPolicy, storedOf } from './storedPolicy.ts';

/** Policies: their list, their values and their premium. */
export const policyOperations = (policies: PolicyStore) =>
  ({
    listPolicies: async (input) => ok(toPage(input, await policies.page(input.query))),
    getPolicySummary: async ({ query }) => ok(await policies.summary(query)),
    getPolicy: async ({ path }) => {
      const policy = await policies.find(path.policyId);
      return policy ? ok(policy) : notFound('policy');
    },
    getPolicyYearLine: async ({ path }) => {
      const line = await policies.yearLine(path.policyId);
      return line ? ok(line) : notFound('policy');
    },
    createPolicy: async ({ body }) => {
      const change = { id: null, current: newPolicy(body), input: body, asksExtra: true };
      const after = await policies.add(await changePolicy(policies, await policies.facts(), change));
      await policies.record('policy_created', after.id, { after });
      return created(after);
    },
    updatePolicy: async ({ path, body, version }) => {
      const before = await policies.lock(path.policyId);
      if (!before) return notFound('policy');
      if (before.version !== version) return stale(before);
      if (before.status === 'closed') return conflict('policy_not_editable');
      const current = storedOf(before);
      const change = { id: before.id, current, input: body, asksExtra: true };
      const next = await changePolicy(policies, await policies.facts(), change);
      const { status, movements_count: movements } = before;
      refuseWithoutMovement(before, current, next);
      refuseLocked({ status, movements, ...before.instalments_summary }, current, next);
      const isDraft = before.status === 'draft';
      if (isDraft && before.renewed_from_id !== null)
        refuseEarlyStart(next, await policies.find(before.renewed_from_id));
      if (!isDraft) await refuseIncomplete(policies, before.id, next);
      await policies.save(before.id, next);
      if (next.branch_id !== before.branch_id) await policies.emptyRowExtras(before.id);
      if (!isDraft && !isSamePlan(paymentTermsOf(current), paymentTermsOf(next)))
        await policies.remakeInstalments(before.id, planInstalments(paymentTermsOf(next)));
      const after = await policies.read(before.id);
      await policies.record('policy_updated', after.id, { before, after });
      return ok(after);
    },
    deletePolicy: async ({ path, version }) => {
      const before = await policies.lock(path.policyId);
      if (!before) return notFound('policy');
      if (before.version !== version) return stale(before);
      if (before.status !== 'draft')
        return heldBy([{ model: 'payment', count: await policies.countInstalments(before.id) }]);
      if (before.renewed_from_id !== null) await policies.record('policy_renewal_undone', before.renewed_from_id, {});
      await policies.remove(before.id);
      await policies.record('policy_deleted', before.id, { before });
      return noContent();
    },
    previewPremium: async ({ body }) => {
      const facts = await policies.facts();
      const branch = body.branch_id ? await policies.branch(body.branch_id) : undefined;
      if (body.branch_id && !branch) return invalid({ branch_id: [{ key: 'field.not_found' }] });
      const input = { net: body.net_premium, branch: branch ?? null, startDate: body.start_date ?? null };
      const { charges, total_grant } = premiumOf(facts, input);
      return ok({ currency: facts.currency, net_premium: addMoney(body.net_premium), charges, total_grant });
    },
  }) satisfies Partial<Operations>;

/** What the instalments of a complete policy are made from. */
export function paymentTermsOf(policy: StoredPolicy): PaymentTerms {
  const { start_date, end_date, payment_frequency, estimated_payment_day, total_grant, own_plan } = policy;
  if (start_date === null || end_date === null) throw new Error('An active policy has both days of its term.');
  return { start_date, end_date, payment_frequency, estimated_payment_day, total_grant, own_plan };
}

/** A policy that is no draft keeps what its activation asked for. */
async function refuseIncomplete(policies: PolicyStore, id: number, next: StoredPolicy) {
  const missing = missingIn(next, await policies.countInsureds(id));
  if (missing.length > 0) throw invalid(missingErrors(missing));
}
