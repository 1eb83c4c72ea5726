import type { Policy } from '@corredor/core/api';
import { isLastPeriodShorter, planInstalments } from '@corredor/core/instalments';
import { canTransition, type Missing, type PolicyAction } from '@corredor/core/policies';
import { sql } from 'kysely';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, notFound, Problem, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import { prepareNextTerm, refuseEnding, refuseNextDraft, succeed } from './nextTerm.ts';
import { paymentTermsOf } from './policies.operations.ts';
import type { PolicyStore } from './policies.store.ts';
import { missingErrors } from './policyChecks.ts';
import { askedExtra, fieldsOf, missingIn } from './policyRows.ts';
import { storedOf } from './storedPolicy.ts';

/** The moves of a policy's life, each in one transaction with the instalments that follow from it. What comes from a file is not asked for the branch's own fields. */
export const policyMoveOperations = (policies: PolicyStore, { asksExtra = true } = {}) =>
  ({
    activatePolicy: async ({ path, version }) => {
      // The term before is held first: two who hold both never wait for one another.
      await policies.lockTermBefore(path.policyId);
      const before = await movable(policies, { id: path.policyId, version, action: 'activate' });
      if (before instanceof Problem) return before;
      const missing = await lacking(policies, before, asksExtra);
      if (missing.length > 0) return incomplete(missing);
      const renewed = await succeed(policies, before);
      await policies.move(before.id, { status: 'active' });
      await policies.remakeInstalments(before.id, planInstalments(paymentTermsOf(storedOf(before))));
      if (renewed && !before.is_sample) await policies.tellRenewed(renewed, before.id);
      return ok(await recorded(policies, 'policy_activated', before));
    },
    closePolicy: async ({ path, version, body }) => {
      const before = await movable(policies, { id: path.policyId, version, action: 'close' });
      if (before instanceof Problem) return before;
      const held = refuseNextDraft(before);
      if (held) return held;
      const { today } = await policies.facts();
      const observations = body.observations.trim();
      const given = await policies.voidLaterInstalments(before.id, today);
      await policies.move(before.id, {
        status: 'closed',
        closed_reason: 'closed',
        closed_on: today,
        closed_at: sql<string>`app_now()`,
        observations,
        given_up: sql<string>`given_up + ${given}::numeric`,
      });
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
      const prepared = await prepareNextTerm(policies, { policyId: path.policyId, version, ...body });
      if (prepared instanceof Problem) return prepared;
      return prepared.isNew ? created(prepared.draft) : ok(prepared.draft);
    },
    previewInstalments: async ({ path }) => {
      const policy = await policies.find(path.policyId);
      if (!policy) return notFound('policy');
      const needed: readonly string[] = ['start_date', 'end_date'];
      const missing = (await lacking(policies, policy, asksExtra)).filter((one) => needed.includes(one.field));
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
  const ending = refuseEnding(policy);
  if (ending) return ending;
  return policy.version === move.version ? policy : stale(policy);
}
const lacking = async (policies: PolicyStore, policy: Policy, asksExtra: boolean) =>
  missingIn(
    { ...storedOf(policy), extra_fields: asksExtra ? askedExtra(policy) : [] },
    await policies.countInsureds(policy.id),
  );
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
