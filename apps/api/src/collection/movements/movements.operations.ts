import type { Movement, MovementIssue } from '@corredor/core/api';
import { addMoney, compareMoney } from '@corredor/core/money';
import {
  asksFor,
  kindOf,
  type MovementAction,
  type MovementFigures,
  movementAfter,
  type PlannedPart,
} from '@corredor/core/movements';
import { toPage } from '../../server/records/paging.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, invalidField, notFound, Problem, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import { refuseLargeRows } from './largeRows.ts';
import { changedChecks, incomplete, moved } from './movementChecks.ts';
import {
  type AskedMovement,
  type Asking,
  asked,
  askedOf,
  changed,
  figuresOf,
  type MovementFacts,
  methodOf,
  refuseItems,
} from './movementFacts.ts';
import type { MovementMails } from './movementMail.ts';
import type { MovementStore } from './movements.store.ts';

interface Issue {
  figures: MovementFigures;
  movement: AskedMovement;
  parts: readonly PlannedPart[];
}
/** Whether the caller has seen what would be issued: its total, and the due date where one instalment has it. */
const hasSeen = ({ total_delta, first_due_date }: MovementIssue, { figures, movement, parts }: Issue) =>
  compareMoney(figures.total_delta, total_delta) === 0 &&
  (!first_due_date ||
    first_due_date === movement.first_due_date ||
    parts.every(({ due_date }) => due_date !== movement.first_due_date));

/** Changes of policies within their terms: what each comes to, and its way from a draft to what counts. */
export const movementOperations = (movements: MovementStore, mails: MovementMails) => {
  /** The movement, held for a move; or why it cannot make it. */
  const movable = async (id: number, version: number, action: MovementAction) => {
    const movement = await movements.lock(id);
    if (!movement) return notFound('movement');
    if (movement.undoes_id !== null || !movementAfter(movement.status, action)) return moved(movement);
    return movement.version === version ? movement : stale(movement);
  };
  const factsOf = async (policyId: number, isHeld: boolean) => {
    const facts = await movements.facts(policyId, isHeld);
    if (!facts) throw notFound('policy');
    return facts;
  };
  /** The items, with the rows and records that they name. */
  const known = async (facts: MovementFacts, movement: AskedMovement, isSaid = true) => {
    refuseItems(movement, { isStored: !isSaid });
    const items = await movements.know(facts, movement, isSaid);
    refuseLargeRows(movement.kind, items);
    return items;
  };
  const recorded = async (event: string, before: Movement, after: Movement) => {
    await movements.record(event, before.policy_id, { before, after });
    return ok(after);
  };
  return {
    listMovements: async ({ query, url }) => ok(toPage({ query, url }, await movements.page(query))),
    getMovementSummary: async ({ query }) => ok(await movements.summary(query)),
    getMovement: async ({ path }) => {
      const movement = await movements.find(path.movementId);
      return movement ? ok(movement) : notFound('movement');
    },
    getPolicyAsOf: async ({ path, query }) => {
      const found = await movements.asOf(path.policyId, query.day);
      return found ? ok(found) : notFound('policy');
    },
    previewMovement: async ({ path, body: said }) => {
      const facts = await factsOf(path.policyId, false);
      const body = await movements.proposed<Asking>(path.policyId, said.kind, said);
      const movement = asked(body, facts);
      await known(facts, movement);
      const { total_delta, ...figures } = figuresOf(movement, facts);
      const { current_total, currency } = facts.policy;
      const { source: method_source, rule: method_rule } = methodOf(body, facts);
      const { penalty_percent, earning_table, least_percent, least_amount } = movement;
      const instalments = await movements.plan(path.policyId, movement, total_delta, facts.today);
      return ok({
        currency,
        method: movement.method ?? 'none',
        method_source,
        method_rule,
        penalty_percent,
        earning_table,
        least_percent,
        least_amount,
        ...figures,
        total_delta,
        instalments,
        crossed: await movements.crossed(path.policyId, instalments),
        checklist: await movements.checklistOf(path.policyId, movement.kind),
        clashes: await movements.clashes(path.policyId, movement, null),
        current_total,
        next_total: addMoney(current_total, total_delta),
      });
    },
    checkMovementItems: async ({ path, body }) => {
      const results = await movements.match(path.policyId, body);
      return results ? ok({ results }) : notFound('policy');
    },
    createMovement: async ({ path, body }) => {
      const facts = await factsOf(path.policyId, true);
      const whole = await movements.proposed<Asking>(path.policyId, body.kind, body);
      const movement = explained(asked(whole, facts));
      const items = await known(facts, movement);
      const figures = figuresOf(movement, facts);
      const after = await movements.add(path.policyId, movement, items, figures);
      await movements.record('movement_created', path.policyId, { after });
      return created(after);
    },
    updateMovement: async ({ path, body, version }) => {
      const before = await movements.lock(path.movementId);
      if (!before) return notFound('movement');
      if (before.status !== 'draft') return moved(before);
      if (before.version !== version) return stale(before);
      const facts = await factsOf(before.policy_id, true);
      const next = changed(before, body, facts);
      const movement = explained(await movements.proposed(before.policy_id, before.kind, next));
      const items = await known(facts, movement);
      const figures = figuresOf(movement, facts);
      return recorded('movement_updated', before, await movements.save(before.id, movement, items, figures));
    },
    updateMovementChecklist: async ({ path, body, version }) => {
      const before = await movements.lock(path.movementId);
      if (!before) return notFound('movement');
      if (before.version !== version) return stale(before);
      const { today } = await factsOf(before.policy_id, true);
      const fileIds = await movements.fileIds(before.policy_id);
      const checks = changedChecks(before, body.checklist, { today, fileIds });
      return recorded('movement_checked', before, await movements.check(before.id, checks));
    },
    getMovementMail: async ({ path }) => {
      const movement = await movements.find(path.movementId);
      return movement ? ok(await mails.read(movement)) : notFound('movement');
    },
    sendMovement: async ({ path, body, version }) => {
      const before = await movable(path.movementId, version, 'send');
      if (before instanceof Problem) return before;
      const { today } = await factsOf(before.policy_id, true);
      if (body.by === 'mail') await mails.send(before, body.note ?? '');
      const event = body.by === 'mail' ? 'movement_mailed' : 'movement_sent';
      await movements.tell('movement_sent', before);
      return recorded(event, before, await movements.move(before.id, { status: 'sent', sent_on: today }));
    },
    issueMovement: async ({ path, body, version }) => {
      const before = await movable(path.movementId, version, 'issue');
      if (before instanceof Problem) return before;
      const open = incomplete(before);
      if (open) return open;
      const facts = await factsOf(before.policy_id, true);
      const asked = await movements.proposed(before.policy_id, before.kind, askedOf(before));
      const movement = kindOf(asked.kind).endsCover ? explained(asked) : asked;
      const items = await known(facts, movement, false);
      const figures = figuresOf(movement, facts);
      const parts = await movements.plan(before.policy_id, movement, figures.total_delta, facts.today);
      if (!hasSeen(body, { figures, movement, parts })) {
        const { item_nets, ...now } = figures;
        const lines = before.items.map((item, at) => ({
          ...item,
          term_net: movement.items[at]?.term_net ?? null,
          net_delta: item_nets[at] ?? '0.00',
        }));
        return conflict('figures_changed', { current: { ...before, ...now, items: lines } });
      }
      const insurerNumber = body.insurer_number || null;
      const after = await movements.issue(before, { facts, figures, items, parts, insurerNumber });
      await movements.tell('movement_issued', after);
      return recorded('movement_issued', before, after);
    },
    rejectMovement: async ({ path, body, version }) => {
      const before = await movable(path.movementId, version, 'reject');
      if (before instanceof Problem) return before;
      const after = await movements.move(before.id, { status: 'rejected', rejected_reason: body.reason });
      return recorded('movement_rejected', before, after);
    },
    reopenMovement: async ({ path, version }) => {
      const before = await movable(path.movementId, version, 'reopen');
      if (before instanceof Problem) return before;
      return recorded('movement_reopened', before, await movements.move(before.id, { status: 'draft' }));
    },
    discardMovement: async ({ path, version }) => {
      const before = await movable(path.movementId, version, 'discard');
      if (before instanceof Problem) return before;
      const permission = before.status === 'draft' ? 'policy_app.add_movement' : 'policy_app.change_movement';
      if (!movements.may(permission)) return new Problem(403, 'permission_denied', { permission });
      return recorded('movement_discarded', before, await movements.move(before.id, { status: 'discarded' }));
    },
    previewMovementUndo: async ({ path }) => {
      const movement = await movements.find(path.movementId);
      if (!movement) return notFound('movement');
      if (movement.undoes_id !== null || !movementAfter(movement.status, 'undo')) return moved(movement);
      const refusal = await refusalOfUndo(movements, movement, await factsOf(movement.policy_id, false));
      return ok({
        undo_until: movement.undo_until,
        refusal: refusal && { code: refusal.code, detail: movements.worded(refusal) },
        ...(await movements.takenBack(movement)),
      });
    },
    undoMovement: async ({ path, version }) => {
      const before = await movable(path.movementId, version, 'undo');
      if (before instanceof Problem) return before;
      const facts = await factsOf(before.policy_id, true);
      const refusal = await refusalOfUndo(movements, before, facts);
      if (refusal) return refusal;
      // Money that came in since that was looked at.
      const held = await movements.voidInstalments(before.id);
      if (held) return paidFor(before, held);
      const { today } = facts;
      return recorded('movement_undone', before, await movements.undo(before, today));
    },
  } satisfies Partial<Operations>;
};

/** Why what the issue of a movement did cannot be taken back; null where it can. */
async function refusalOfUndo(
  movements: MovementStore,
  movement: Movement,
  { today, policy }: MovementFacts,
): Promise<Problem | null> {
  if (movement.undo_until === null || today > movement.undo_until)
    return conflict('undo_late', { params: { days: await movements.undoDays() } });
  const later = await movements.laterThan(movement);
  if (later) return conflict('movement_followed', { params: { number: later.number } });
  const { kind } = movement;
  if (kindOf(kind).makesPolicy && policy.renewed_to && !(await movements.wasRenewed(movement.id)))
    return conflict('policy_renewed');
  const label = await movements.backAgain(movement);
  if (label !== undefined) return conflict('movement_item_back', { params: { label } });
  const paid = await movements.paidInstalment(movement.id);
  return paid ? paidFor(movement, paid) : null;
}
/** Says for which instalment of a movement something came in. */
const paidFor = (
  { currency }: Movement,
  { number, due_date: date, paid_amount }: { number: number; due_date: string; paid_amount: string },
) => conflict('movement_paid', { params: { number, date, amount: { amount: paid_amount, currency } } });

/** Why a policy is cancelled is said in words, which become its observations; a text is nothing but words. */
function explained<Asked extends Pick<Movement, 'kind' | 'reason'>>(movement: Asked): Asked {
  if (asksFor(movement.kind, 'reason') && movement.reason === null) throw invalidField('reason', 'field.required');
  return movement;
}
