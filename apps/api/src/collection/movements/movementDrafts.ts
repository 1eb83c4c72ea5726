import type { Movement, MovementItemsCheckInput } from '@corredor/core/api';
import { checklistFor, type MovementFigures, type PlannedPart } from '@corredor/core/movements';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import { checklistsIn, readSections } from '../../services/settings/index.ts';
import { withEveryRow } from './applyItems.ts';
import { firstAbout } from './changedValues.ts';
import { type KnownItem, knowItems } from './listedRows.ts';
import { matchItems } from './matchItems.ts';
import type { StoredCheck } from './movementChecks.ts';
import type { AskedMovement, MovementFacts } from './movementFacts.ts';
import { crossedAtIssue, planOf } from './movementInstalments.ts';
import { readDatedItems } from './movementRows.ts';
import { columnsOf, nextNumber, type ReadMovement, saveItems } from './movementSaving.ts';
import { fieldsOf } from './policyFields.ts';
import { type Proposable, withProposedNets } from './proposedNets.ts';

/** Movements until they are issued: what is asked for, and what is stored of it. */
export function movementDrafts(scope: Scope, read: ReadMovement) {
  const { trx, caller } = scope;
  /** What the settings say that a movement needs. */
  const checklistOf = async (policyId: number, kind: AskedMovement['kind']) => {
    const templates = checklistsIn(await readSections(trx));
    if (templates.length === 0) return [];
    const row = trx.selectFrom('policies').select('branch_id').where('id', '=', policyId);
    return checklistFor(templates, { branch_id: (await row.executeTakeFirstOrThrow()).branch_id, kind });
  };
  const saveChecks = async (id: number, checks: readonly StoredCheck[]) => {
    await trx.deleteFrom('movement_checks').where('movement_id', '=', id).execute();
    if (checks.length === 0) return;
    const rows = checks.map((one, place) => ({
      ...one,
      partner_id: caller.partnerId,
      movement_id: id,
      position: place + 1,
    }));
    await trx.insertInto('movement_checks').values(rows).execute();
  };
  return {
    /** What is asked for, with the premium of each item as its row says it now, where nobody typed one. */
    proposed: async <Input extends { items?: readonly Proposable[] }>(
      policyId: number,
      kind: AskedMovement['kind'],
      input: Input,
    ): Promise<Input> => {
      const { items } = input;
      return items ? { ...input, items: await withProposedNets(scope, policyId, { kind, items }) } : input;
    },
    /** What the rows of a sheet name. */
    match: async (policyId: number, input: MovementItemsCheckInput) => {
      const policy = await trx
        .selectFrom('policies')
        .select(['id', 'branch_id', 'is_sample'])
        .where('id', '=', policyId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return policy && matchItems(scope, { policy, input });
    },
    /** The items of a movement, with what they are about; refused where that is not there, or not so on its day. `isSaid` of those that somebody has just said. */
    know: async (
      { policy, issued }: MovementFacts,
      { items, effective_date: from }: AskedMovement,
      isSaid: boolean,
    ) => {
      const later = issued.filter(({ effective_date }) => effective_date > from);
      const laterOf = firstAbout(await readDatedItems(trx, later), later);
      return withEveryRow(scope, () =>
        knowItems(scope, { policy, items, from, isSaid, fieldsBefore: fieldsOf(policy), laterOf }),
      );
    },
    plan: (policyId: number, movement: AskedMovement, total: string, today: string) => {
      const { plan, first_due_date, effective_date } = movement;
      return planOf(scope, policyId, { total, plan, first_due_date, effective_date, today });
    },
    /** How much of that would be settled at once, by what is open of the policy. */
    crossed: (policyId: number, parts: readonly PlannedPart[]) => crossedAtIssue(scope, policyId, parts),
    add: async (policyId: number, movement: AskedMovement, items: readonly KnownItem[], figures: MovementFigures) => {
      const { items: _, ...values } = movement;
      const { id } = await trx
        .insertInto('movements')
        .values({
          ...values,
          ...columnsOf(movement, figures),
          partner_id: caller.partnerId,
          policy_id: policyId,
          number: nextNumber(policyId),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await saveItems(scope, id, { items, nets: figures.item_nets, keepsBefore: false });
      const needs = await checklistOf(policyId, movement.kind);
      await saveChecks(
        id,
        needs.map((one) => ({ ...one, done_on: null, file_id: null })),
      );
      return read(id);
    },
    save: async (id: number, movement: AskedMovement, items: readonly KnownItem[], figures: MovementFigures) => {
      const { items: _, kind: _kind, ...values } = movement;
      await trx
        .updateTable('movements')
        .set({ ...values, ...columnsOf(movement, figures) })
        .where('id', '=', id)
        .execute();
      await saveItems(scope, id, { items, nets: figures.item_nets, keepsBefore: false });
      return read(id);
    },
    checklistOf,
    /** The files of a policy, by number. */
    fileIds: async (policyId: number) => {
      const rows = await trx.selectFrom('policy_files').select('id').where('policy_id', '=', policyId).execute();
      return new Set(rows.map(({ id }) => id));
    },
    check: async (id: number, checks: readonly StoredCheck[]): Promise<Movement> => {
      await saveChecks(id, checks);
      // The entries are a part of the movement: its version goes on with them.
      await trx.updateTable('movements').set({ updated_at: sql`app_now()` }).where('id', '=', id).execute();
      return read(id);
    },
  };
}
