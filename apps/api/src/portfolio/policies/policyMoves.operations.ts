import type { Policy } from '@corredor/core/api';
import { isLastPeriodShorter, planInstalments } from '@corredor/core/instalments';
import { canTransition, type Missing, type PolicyAction, renewedTerm } from '@corredor/core/policies';
import { sql } from 'kysely';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, notFound, Problem, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import { changePolicy } from './changePolicy.ts';
import { paymentTermsOf } from './policies.operations.ts';
import type { PolicyStore } from './policies.store.ts';
import { missingErrors } from './policyChecks.ts';
import { fieldsOf, missingIn } from './policyRows.ts';
import { storedOf } from './storedPolicy.ts';

/** The moves of a policy's life, each in one transaction with the instalments that follow from it. */
export const policyMoveOperations = (policies: PolicyStore) =>
  ({
    activatePolicy: async ({ path, version }) => {
      const before = await movable(policies, { id: path.policyId, version, action: 'activate' });
      if (before instanceof Problem) return before;
      const missing = await lacking(policies, before);
      if (missing.length > 0) return incomplete(missing);
      await policies.move(before.id, { status: 'active' });
      await policies.remakeInstalments(before.id, planInstalments(paymentTermsOf(storedOf(before))));
      return ok(await recorded(policies, 'policy_activated', before));
    },
    closePolicy: async ({ path, version, body }) => {
      const before = await movable(policies, { id: path.policyId, version, action: 'close' });
      if (before instanceof Problem) return before;
      const { today } = await policies.facts();
      const observations = body.observations.trim();
      await policies.move(before.id, {
        status: 'closed',
        closed_reason: 'closed',
        closed_on: today,
        closed_at: sql<string>`app_now()`,
        observations,
      });
      await policies.voidLaterInstalments(before.id, today);
      if (!before.is_sample) await policies.tellClosed(before);
      return ok(await recorded(policies, 'policy_closed', before));
    },
    getPolicyReopening: async ({ path }) => {
      if (!(await policies.find(path.policyId))) return notFound('policy');
      const reopening = await policies.reopening(path.policyId);
      return reopening ? ok(policies.tellReopening(reopening)) : conflict('transition_refused');
    },
    reopenPolicy: async ({ path, version }) => {
      const before = await policies.lock(path.policyId);
      if (!before) return notFound('policy');
      const reopening = await policies.reopening(before.id);
      if (!reopening) return conflict('transition_refused');
      if (before.version !== version) return stale(before);
      if (reopening.refusal) return reopening.refusal;
      await policies.reopen(before.id, reopening.observations);
      return ok(await recorded(policies, 'policy_reopened', before));
    },
    renewPolicy: async ({ path, version, body }) => {
      const before = await movable(policies, { id: path.policyId, version, action: 'renew' });
      if (before instanceof Problem) return before;
      const facts = await policies.facts();
      const next = await policies.add(await nextTerm(policies, facts, before), before.id);
      await policies.copyLists(before.id, next.id);
      await policies.move(before.id, {
        status: 'closed',
        closed_reason: 'renewed',
        closed_on: facts.today,
        observations: body.observations.trim(),
        renewed_to_id: next.id,
      });
      await recorded(policies, 'policy_renewed', before);
      const after = await policies.read(next.id);
      await policies.record('policy_created_by_renewal', after.id, { after });
      if (!before.is_sample) await policies.tellRenewed(before, after.id);
      return created(after);
    },
    previewInstalments: async ({ path }) => {
      const policy = await policies.find(path.policyId);
      if (!policy) return notFound('policy');
      const needed: readonly string[] = ['start_date', 'end_date'];
      const missing = (await lacking(policies, policy)).filter((one) => needed.includes(one.field));
      if (missing.length > 0) return incomplete(missing);
      const terms = paymentTermsOf(storedOf(policy));
      const results = planInstalments(terms);
      return ok({
        currency: policy.currency,
        count: results.length,
        total: terms.total_grant,
        is_last_period_shorter: isLastPeriodShorter(terms),
        results,
      });
    },
  }) satisfies Partial<Operations>;

/** The policy, held for the move; or why it cannot make it. */
async function movable(policies: PolicyStore, move: { id: number; version: number; action: PolicyAction }) {
  const policy = await policies.lock(move.id);
  if (!policy) return notFound('policy');
  // A move that is no longer possible says so, whichever version the caller saw.
  if (!canTransition(policy.status, move.action)) return conflict('transition_refused');
  // Who knows when it ends closes or renews it no more.
  if (policy.closes_on !== null) return conflict('policy_cancelled');
  return policy.version === move.version ? policy : stale(policy);
}
const lacking = async (policies: PolicyStore, policy: Policy) =>
  missingIn(storedOf(policy), await policies.countInsureds(policy.id));
const incomplete = (missing: Missing[]) =>
  new Problem(409, 'activation_incomplete', {
    missing: fieldsOf(missing),
    errors: missingErrors(missing),
  });

async function recorded(policies: PolicyStore, event: string, before: Policy): Promise<Policy> {
  const after = await policies.read(before.id);
  await policies.record(event, before.id, { before, after });
  return after;
}

/** Everything of the old term but its observations, with the levies and taxes in force when the new one starts. */
async function nextTerm(policies: PolicyStore, facts: Awaited<ReturnType<PolicyStore['facts']>>, before: Policy) {
  const current = { ...storedOf(before), observations: null };
  const { start_date, end_date } = paymentTermsOf(current);
  const input = renewedTerm({ start_date, end_date });
  return changePolicy(policies, facts, { id: null, current, input });
}
