import type { Movement, MovementItem } from '@corredor/core/api';
import { kindOf, movesClosing } from '@corredor/core/movements';
import { type SqlBool, sql } from 'kysely';
import { policyStore } from '../../portfolio/policies/index.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readSections, undoDaysIn } from '../../services/settings/index.ts';
import { revertItems, withEveryRow } from './applyItems.ts';
import { changesIn, namesIn, valueNamed, valuesWith, valueWithout } from './changedValues.ts';
import { backAgain, isListTarget, rowsOfItems } from './listedRows.ts';
import type { MovementClashes } from './movementClashes.ts';
import { touchesSame } from './movementFacts.ts';
import { instalmentsTakenBack, paidInstalment, undoCrossing, voidInstalments } from './movementInstalments.ts';
import { readDatedItems, readIssued, readItems } from './movementRows.ts';
import { endingOn, nextNumber, observationsIn, type ReadMovement } from './movementSaving.ts';
import { fieldsOf } from './policyFields.ts';
import { type NetChange, netChangesIn, netWith } from './rowNets.ts';

const turned = (amount: string) =>
  amount === '0.00' ? amount : amount.startsWith('-') ? amount.slice(1) : `-${amount}`;

/** What takes an issued movement back, and what holds that. */
export function movementUndo(scope: Scope, read: ReadMovement, { withNames }: Pick<MovementClashes, 'withNames'>) {
  const { trx, caller } = scope;
  /** The items of a movement with what its changed values, and the premiums of their rows, go back to. */
  const goingBack = async ({ id, policy_id, items }: Movement): Promise<MovementItem[]> => {
    const changed = items.filter(({ action }) => action === 'change');
    if (changed.length === 0) return items;
    const dated = await readDatedItems(trx, await readIssued(trx, policy_id));
    const [changesOf, netsOf] = [changesIn(dated), netChangesIn(dated)];
    const rowOf = await rowsOfItems(trx, policy_id, changed);
    const fields = fieldsOf(await policyStore(scope).read(policy_id));
    return items.map((item) => {
      if (item.action !== 'change') return item;
      const isOfRow = isListTarget(item.target);
      const now = isOfRow ? (rowOf(item)?.values ?? {}) : fields;
      const valueFor = (name: string) => valueWithout(valueNamed(now, name), changesOf(item, name), id);
      const before = valuesWith(namesIn(item.after), valueFor);
      if (!isOfRow) return { ...item, before };
      const counts = ({ movement_id }: NetChange) => movement_id !== id;
      const net = netWith({ now, values: { ...now, ...before }, changes: netsOf(item), counts });
      return { ...item, before: { ...before, term_net: net } };
    });
  };
  return {
    /** For how many days a movement can be taken back. */
    undoDays: async () => undoDaysIn(await readSections(trx)),
    /** The movement that was issued later and touches the same; it has to be taken back first. */
    laterThan: async (movement: Movement) => {
      const rows = await trx
        .selectFrom('movements')
        .select(['id', 'number', 'kind'])
        .where('policy_id', '=', movement.policy_id)
        .where('status', '=', 'issued')
        .where('undoes_id', 'is', null)
        .where('id', '<>', movement.id)
        .where(
          sql<SqlBool>`exists (select from movements o where o.id = ${movement.id}
            and (movements.issued_at, movements.id) > (o.issued_at, o.id))`,
        )
        .orderBy('issued_at')
        .execute();
      const items = await readItems(
        trx,
        rows.map(({ id }) => id),
      );
      const { kind } = movement;
      const [own, ...later] = await withNames(movement.policy_id, [
        { kind, id: movement.id, number: movement.number, items: movement.items },
        ...rows.map((row) => ({ ...row, items: items.get(row.id) ?? [] })),
      ]);
      return own && later.find((row) => touchesSame(own, row));
    },
    /** What it took out and somebody put back without a movement. */
    backAgain: ({ policy_id, items }: Movement) => withEveryRow(scope, () => backAgain(trx, policy_id, items)),
    /** Whether the policy was renewed already when a movement was issued: then taking that back leaves it so. */
    wasRenewed: async (id: number) => {
      const row = await trx.selectFrom('movements').select('policy_before').where('id', '=', id).executeTakeFirst();
      return row?.policy_before?.closes_as === 'renewed';
    },
    /** The instalment of a movement for which something came in besides what its own issue crossed. */
    paidInstalment: (id: number) => paidInstalment(scope, id),
    /** What taking a movement back gives up, opens again and moves. */
    takenBack: async ({ id, kind, items }: Movement) => {
      const row = await trx.selectFrom('movements').select('policy_before').where('id', '=', id).executeTakeFirst();
      const { end_date = null, closes_on = null } = row?.policy_before ?? {};
      return {
        items_count: items.length,
        ...(await instalmentsTakenBack(scope, id)),
        end_date: kindOf(kind).makesPolicy === 'extended' ? end_date : null,
        closing: movesClosing(kind) ? { closes_on } : null,
      };
    },
    /** Gives up what it made; or answers that for which something came in. */
    voidInstalments: async (id: number) => {
      await undoCrossing(scope, id);
      return voidInstalments(scope, id);
    },
    /** The policy is as it was before; a mirror of the movement remains. */
    undo: async (movement: Movement, today: string): Promise<Movement> => {
      const { id, policy_id, kind } = movement;
      await withEveryRow(scope, async () => revertItems(scope, policy_id, await goingBack(movement)));
      const row = await trx
        .selectFrom('movements')
        .select(['policy_before', 'reinstates_id'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { closes_on = null, closes_as = null, end_date = null } = row.policy_before ?? {};
      const set = trx.updateTable('policies').where('id', '=', policy_id);
      if (movesClosing(kind))
        await set
          .set({
            closes_on,
            closes_as,
            ...observationsIn(row.policy_before),
          })
          .execute();
      if (kindOf(kind).makesPolicy === 'extended' && end_date) await set.set(endingOn(end_date)).execute();
      await trx.updateTable('movements').set({ status: 'undone' }).where('id', '=', id).execute();
      if (row.reinstates_id)
        await trx.updateTable('movements').set({ is_reinstated: false }).where('id', '=', row.reinstates_id).execute();
      const { net_delta, term_net_delta, total_delta, ...asIs } = await trx
        .selectFrom('movements')
        .select([
          'kind',
          'effective_date',
          'requested_by',
          'insurer_number',
          'reason',
          'reason_code',
          'method',
          'plan',
          'first_due_date',
          'net_delta',
          'term_net_delta',
          'total_delta',
        ])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      await trx
        .insertInto('movements')
        .values({
          ...asIs,
          partner_id: caller.partnerId,
          policy_id,
          number: nextNumber(policy_id),
          requested_on: today,
          status: 'issued',
          issued_on: today,
          issued_at: sql<string>`app_now()`,
          net_delta: turned(net_delta),
          term_net_delta: turned(term_net_delta),
          total_delta: turned(total_delta),
          charges: JSON.stringify(
            movement.charges.map((line) => ({
              ...line,
              base_amount: turned(line.base_amount),
              amount: turned(line.amount),
            })),
          ),
          explanation: '[]',
          undoes_id: id,
        })
        .execute();
      return read(id);
    },
  };
}
