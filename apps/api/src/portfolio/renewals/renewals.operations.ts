import type { Renewal, RenewalUndo } from '@corredor/core/api';
import { addDays, atCalendarEnd } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { can } from '@corredor/core/permissions';
import { compareTerms, type Term } from '@corredor/core/renewals';
import type { RenewalSteps } from '../../database/tables/renewals.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, Problem, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { notify } from '../../services/notifications/index.ts';
import { type UndoChecks, undoneRun } from '../../services/runs/index.ts';
import { depreciationIn, readSections } from '../../services/settings/index.ts';
import { lockPolicy, policyStore, prepareNextTerm } from '../policies/index.ts';
import { policyCoverageStore } from '../policyCoverages/index.ts';
import { policyGeneralStore } from '../policyGenerals/index.ts';
import { policyInsuredStore } from '../policyInsureds/index.ts';
import { policyVehicleStore } from '../policyVehicles/index.ts';
import { stageInHistory } from './renewalStages.ts';
import type { CardWithSteps, RenewalStore } from './renewals.store.ts';

/** How many insureds of a term are compared at most. */
const mostInsureds = 5_000;

/** Whether the draft of the next term is there. */
const isPrepared = (renewal: Renewal): renewal is Renewal & { next: NonNullable<Renewal['next']> } =>
  renewal.next?.status === 'draft';

/** Holds a card for a step that it allows, and keeps what the step made of it. */
export function renewalMoves(scope: Scope, renewals: RenewalStore) {
  const record = recordChanges(scope, 'renewal', renewalHistory);
  /** Without a version: in whichever the card is by now. One that is prepared may be prepared again, whichever version was seen. */
  const requireMove = async (id: number, version: number | null, action: Renewal['allowed_actions'][number]) => {
    // Policies are held before what hangs on them.
    const policy = await renewals.find(id);
    if (policy) await lockPolicy(scope, policy.policy_id);
    const held = await renewals.lock(id);
    if (!held) throw notFound('renewal');
    const { renewal } = held;
    if (action === 'prepare' && isPrepared(renewal)) return held;
    if (!mayTry(renewal, action)) throw conflict('transition_refused');
    if (version !== null && renewal.version !== version) throw stale(renewal);
    return held;
  };
  const saved = async (event: string, before: Renewal, values: Parameters<RenewalStore['save']>[1]) => {
    const after = await renewals.save(before.id, values);
    await record(event, after.id, { before, after });
    return after;
  };
  return { requireMove, saved };
}

/** The work on ending terms: whose they are, where they stand, and what becomes of them. */
export const renewalOperations = (scope: Scope, renewals: RenewalStore) => {
  const { trx, caller } = scope;
  const record = recordChanges(scope, 'renewal', renewalHistory);
  const { requireMove, saved } = renewalMoves(scope, renewals);
  const noticeOf = (renewal: Renewal) => ({
    params: {
      renewal_id: renewal.id,
      policy_id: renewal.policy_id,
      number: renewal.policy.name,
      contractor: renewal.contractor?.name ?? null,
      end_date: renewal.end_date ?? '',
    },
    link: paths.renewalDetail(renewal.id),
  });
  const assigned = async (before: Renewal, values: { assignee_id: number | null; steps: string }) => {
    const after = await saved('renewal_assigned', before, values);
    if (values.assignee_id !== null)
      await notify(scope, { to: { userIds: [values.assignee_id] }, kind: 'renewal_assigned', ...noticeOf(after) });
    return after;
  };
  return {
    listRenewals: async (input) => ok(toPage(input, await renewals.page(input.query))),
    getRenewalBoard: async ({ query }) => ok(await renewals.board(query)),
    getRenewalSummary: async ({ query }) => ok(await renewals.summary(query)),
    getRenewalRetention: async ({ query }) => ok(await renewals.retention(query.by ?? 'branch')),
    getRenewal: async ({ path }) => {
      const renewal = await renewals.find(path.renewalId);
      return renewal ? ok(renewal) : notFound('renewal');
    },
    createRenewal: async ({ body }) => {
      const policy = await policyStore(scope).lock(body.policy_id);
      if (!policy) return invalidField('policy_id', 'field.not_found');
      if (await renewals.ofPolicy(policy.id)) return conflict('duplicate');
      if (policy.is_sample) return conflict('sample_locked');
      if (!['active', 'expired'].includes(policy.status) || policy.closes_on !== null)
        return conflict('transition_refused');
      if (!(await renewals.renews(policy.id))) return conflict('not_renewable');
      const after = await renewals.create(policy.id, await renewals.usualAssignee(policy.id));
      await record('renewal_created', after.id, { after });
      return created(after);
    },
    moveRenewal: async ({ path, body, version, runId = null }) => {
      const { renewal, steps } = await requireMove(path.renewalId, version, 'move');
      const stage = await renewals.stage(body.stage_id);
      if (!stage) return invalidField('stage_id', 'field.not_found');
      if (stage.kind === 'renewed') return conflict('activate_next');
      if (stage.kind === 'lost') return conflict('say_why_lost');
      const isElsewhere = stage.id !== renewal.stage_id;
      const { next_action_on } = body;
      return ok(
        await saved('renewal_moved', renewal, {
          ...(isElsewhere && { stage_id: stage.id, stage_since: await renewals.today() }),
          ...(next_action_on !== undefined && { next_action_on }),
          steps: JSON.stringify({ ...steps, move: { run_id: runId, ...placeOf(renewal) } }),
        }),
      );
    },
    assignRenewal: async ({ path, body, version, runId = null }) => {
      const { renewal, steps } = await requireMove(path.renewalId, version, 'assign');
      const { assignee_id } = body;
      if (assignee_id === renewal.assignee_id) return ok(renewal);
      if (assignee_id !== null && !(await renewals.mayWork(assignee_id)))
        return invalidField('assignee_id', 'field.not_found');
      const given = { ...steps, assign: { run_id: runId, assignee_id: renewal.assignee_id } };
      return ok(await assigned(renewal, { assignee_id, steps: JSON.stringify(given) }));
    },
    prepareRenewal: async ({ path, body, version, runId = null }) => {
      if (!can(caller.permissions, 'policy_app.add_policy'))
        return new Problem(403, 'permission_denied', { permission: 'policy_app.add_policy' });
      const depreciation = body.depreciates ? depreciationIn(await readSections(trx)) : undefined;
      if (depreciation?.length === 0) return invalidField('depreciates', 'field.no_depreciation');
      const { renewal, steps } = await requireMove(path.renewalId, version, 'prepare');
      if (isPrepared(renewal)) {
        // A run tells what it left alone.
        if (runId !== null) return conflict('next_draft', { params: { number: renewal.next.name } });
        return ok(renewal);
      }
      const policies = policyStore(scope);
      const policy = await policies.read(renewal.policy_id);
      const prepared = await prepareNextTerm(policies, {
        policyId: policy.id,
        version: policy.version,
        observations: body.observations,
        changePercent: body.change_percent,
        depreciation,
      });
      if (prepared instanceof Problem) return prepared;
      // The card gets a version of its own, so that whoever saw it without its next term looks again.
      const made = { ...steps, prepare: { run_id: runId, draft_id: prepared.draft.id } };
      return ok(await saved('renewal_prepared', renewal, { steps: JSON.stringify(made) }));
    },
    undoRenewalStep: async ({ path, body, version, runId = null }) => {
      const { renewal, steps } = await requireMove(path.renewalId, version, 'move');
      const undone = await undoneRun(scope, runId);
      const refusal = (await refusalsOfStep(renewals, [{ renewal, steps }], body, undone)).get(renewal.id);
      if (refusal) return refusal;
      const { [body.step as keyof RenewalSteps]: _taken, ...others } = steps;
      const left = { steps: JSON.stringify(others) };
      if (steps.move && body.step === 'move') {
        const { run_id: _, ...place } = steps.move;
        return ok(await saved('renewal_moved', renewal, { ...place, ...left }));
      }
      if (steps.assign && body.step === 'assign') {
        const owner = steps.assign.assignee_id;
        const assignee_id = owner !== null && (await renewals.mayWork(owner)) ? owner : null;
        return ok(await assigned(renewal, { assignee_id, ...left }));
      }
      const policies = policyStore(scope);
      await policies.record('policy_renewal_undone', renewal.policy_id, {});
      if (renewal.next) await giveUpDraft(policies, renewal.next.id);
      return ok(await saved('renewal_unprepared', renewal, left));
    },
    loseRenewal: async ({ path, body, version, runId = null }) => {
      const { renewal } = await requireMove(path.renewalId, version, 'lose');
      const policies = policyStore(scope);
      const policy = await policies.read(renewal.policy_id);
      const { next } = renewal;
      if (next && !body.gives_up_draft) return conflict('next_draft', { params: { number: next.name } });
      const { end_date } = policy;
      const closes = policy.closes_on === null && end_date !== null;
      const reason = body.reason.trim();
      if (next) await giveUpDraft(policies, next.id);
      if (closes && end_date) {
        const closes_on = atCalendarEnd(() => addDays(end_date, 1));
        const values = { closes_on, closes_as: 'closed' as const, observations: reason };
        await policies.move(policy.id, values);
        await policies.record('policy_not_renewed', policy.id, {
          before: policy,
          after: await policies.read(policy.id),
        });
      }
      const day = await renewals.today();
      const after = await saved('renewal_lost', renewal, {
        stage_id: (await renewals.firstStage('lost')).id,
        kind: 'lost',
        stage_since: day,
        outcome: 'lost',
        decided_on: day,
        next_action_on: null,
        lost_reason_code: body.reason_code,
        lost_reason: reason,
        competitor: body.competitor?.trim() || null,
        before: JSON.stringify({
          observations: policy.observations,
          closes,
          draft_id: next?.id ?? null,
          run_id: runId,
        }),
        steps: '{}',
      });
      const to = after.assignee_id
        ? { userIds: [after.assignee_id] }
        : { permission: 'policy_app.change_renewal' as const };
      await notify(scope, { to, kind: 'renewal_lost', ...noticeOf(after) });
      return ok(after);
    },
    reopenRenewal: async ({ path, version, runId = null }) => {
      const { renewal, before } = await requireMove(path.renewalId, version, 'reopen');
      const undone = await undoneRun(scope, runId);
      const refusal = (await refusalsOfReopening(renewals, [{ renewal, before }], undone)).get(renewal.id);
      if (refusal) return refusal;
      const day = await renewals.today();
      const policies = policyStore(scope);
      const policy = await policies.read(renewal.policy_id);
      if (before?.closes && policy.closes_as === 'closed') {
        await policies.move(policy.id, { closes_on: null, closes_as: null, observations: before.observations });
        await policies.record('policy_reopened', policy.id, { before: policy, after: await policies.read(policy.id) });
      }
      const draftId = before?.draft_id;
      if (draftId && policy.next_draft === null) {
        await trx.updateTable('policies').set({ deleted_at: null }).where('id', '=', draftId).execute();
        await policies.record('policy_restored', draftId, { after: await policies.read(draftId) });
      }
      return ok(
        await saved('renewal_reopened', renewal, {
          stage_id: (await renewals.firstStage('open')).id,
          kind: 'open',
          stage_since: day,
          outcome: null,
          decided_on: null,
          lost_reason_code: null,
          lost_reason: null,
          competitor: null,
          before: null,
        }),
      );
    },
    comparePolicies: async ({ path, query }) => {
      const [before, after] = [await readTerm(scope, path.policyId), await readTerm(scope, query.other)];
      if (!before) return notFound('policy');
      return after ? ok(compareTerms(before, after)) : invalidField('other', 'field.not_found');
    },
  } satisfies Partial<Operations>;
};

/** Whether a step is possible, or its refusal has its own words: why a lost card can no longer be reopened is told with the days. */
const mayTry = ({ outcome, allowed_actions }: Renewal, action: Renewal['allowed_actions'][number]) =>
  allowed_actions.includes(action) || (action === 'reopen' && outcome === 'lost');
/** Why cards that were lost cannot be reopened, where a run reopened them only what that run lost; those that can are left out. */
async function refusalsOfReopening(
  renewals: RenewalStore,
  cards: readonly Pick<CardWithSteps, 'renewal' | 'before'>[],
  undone: number | undefined,
): Promise<Map<number, Problem>> {
  const days = await renewals.undoDays();
  const today = await renewals.today();
  const refusalOf = ({ renewal: { decided_on }, before }: (typeof cards)[number]) => {
    // What was lost before runs were noted is anybody's.
    const isOfAnother = undone !== undefined && before?.run_id !== undefined && before.run_id !== undone;
    if (isOfAnother) return conflict('step_superseded');
    const isLate = decided_on === null || today > addDays(decided_on, days);
    return isLate ? conflict('undo_late', { params: { days } }) : null;
  };
  return refusalsOf(cards, refusalOf);
}
/** Why a step of cards cannot be taken back, where a run took it back only what that run did; those of which it can are left out. */
async function refusalsOfStep(
  renewals: RenewalStore,
  cards: readonly Pick<CardWithSteps, 'renewal' | 'steps'>[],
  { step, gives_up_edited }: RenewalUndo,
  undone: number | undefined,
): Promise<Map<number, Problem>> {
  if (step === 'ask' || step === 'remind') return refusalsOf(cards, () => conflict('not_undoable'));
  const open = step === 'move' ? await renewals.openStages() : undefined;
  const drafts = step === 'prepare' && !gives_up_edited ? cards.flatMap(({ renewal }) => renewal.next?.id ?? []) : [];
  const edited = drafts.length > 0 ? await renewals.edited(drafts) : undefined;
  const refusalOf = ({ renewal, steps }: (typeof cards)[number]) => {
    const last = steps[step];
    if (!last || (undone !== undefined && last.run_id !== undone)) return conflict('step_superseded');
    if (step === 'assign') return null;
    if (step === 'move') return steps.move && open?.has(steps.move.stage_id) ? null : conflict('step_superseded');
    const draft = renewal.next;
    if (draft?.status !== 'draft' || draft.id !== steps.prepare?.draft_id) return conflict('step_superseded');
    return edited?.has(draft.id) ? conflict('draft_edited', { params: { number: draft.name } }) : null;
  };
  return refusalsOf(cards, refusalOf);
}
const refusalsOf = <Card extends Pick<CardWithSteps, 'renewal'>>(
  cards: readonly Card[],
  refusalOf: (card: Card) => Problem | null,
) => {
  const refused = cards.map((card) => [card.renewal.id, refusalOf(card)] as const);
  return new Map(refused.flatMap(([id, refusal]) => (refusal ? [[id, refusal]] : [])));
};
/** Why what a run did to cards could not be taken back now. */
export const renewalUndoChecks = (renewals: RenewalStore): UndoChecks => {
  const check = async (
    ids: readonly number[],
    action: Renewal['allowed_actions'][number],
    ask: (cards: readonly CardWithSteps[]) => Promise<Map<number, Problem>>,
  ) => {
    const cards = await renewals.look(ids);
    const byId = new Map(cards.map((card) => [card.renewal.id, card]));
    const gone = ids.filter((id) => !byId.has(id)).map((id) => [id, notFound('renewal')] as const);
    const refused = refusalsOf(cards, ({ renewal }) =>
      mayTry(renewal, action) ? null : conflict('transition_refused'),
    );
    return new Map([...gone, ...refused, ...(await ask(cards.filter(({ renewal }) => !refused.has(renewal.id))))]);
  };
  return {
    reopenRenewal: (ids, { runId }) => check(ids, 'reopen', (cards) => refusalsOfReopening(renewals, cards, runId)),
    undoRenewalStep: (ids, { params, runId }) => {
      const step = { step: params.step as RenewalUndo['step'], gives_up_edited: params.gives_up_edited === true };
      return check(ids, 'move', (cards) => refusalsOfStep(renewals, cards, step, runId));
    },
  };
};

const placeOf = ({ stage_id, stage_since, next_action_on }: Renewal) => ({ stage_id, stage_since, next_action_on });
async function giveUpDraft(policies: ReturnType<typeof policyStore>, id: number) {
  await policies.record('policy_deleted', id, { before: await policies.read(id) });
  await policies.remove(id);
}

/** A term with all that is compared of it: what counts at its end. */
async function readTerm(scope: Scope, id: number): Promise<Term | undefined> {
  const policy = await policyStore(scope).find(id);
  if (!policy) return undefined;
  return {
    policy,
    vehicles: await policyVehicleStore(scope).all(id),
    insureds: await policyInsuredStore(scope).first(id, mostInsureds),
    coverages: await policyCoverageStore(scope).all(id),
    generals: await policyGeneralStore(scope).all(id),
  };
}

/** A card as its history tells it: what today decides is no change of it. */
export const renewalHistory = (renewal: Renewal) => {
  const { stage, stage_since, assignee, lost_reason_code, lost_reason, competitor, next_action_on, policy, next } =
    businessFields(renewal);
  return {
    policy: policy.name,
    stage: stageInHistory(stage),
    stage_since,
    assignee: assignee?.name ?? null,
    next_action_on,
    lost_reason_code,
    lost_reason,
    competitor,
    next_term: next?.name ?? null,
  };
};
