import type { Movement, MovementItem } from '@corredor/core/api';
import { kindOf, type MovementFigures, type PlannedPart } from '@corredor/core/movements';
import { sql } from 'kysely';
import { planAllowance } from '../../server/checks/planAllowance.ts';
import type { Scope } from '../../server/request/scope.ts';
import { applyItems, withEveryRow } from './applyItems.ts';
import { changesIn, namesIn, valueInTheEnd, valueNamed, valuesWith } from './changedValues.ts';
import type { KnownItem } from './listedRows.ts';
import { cancellationIn, type MovementFacts } from './movementFacts.ts';
import { crossIssued, makeInstalments } from './movementInstalments.ts';
import { readDatedItems } from './movementRows.ts';
import { columnsOf, endingOn, observationsIn, type ReadMovement, saveItems } from './movementSaving.ts';

export interface Issuing {
  facts: MovementFacts;
  figures: MovementFigures;
  items: readonly KnownItem[];
  parts: readonly PlannedPart[];
  insurerNumber: string | null;
}
/** Items by what they change of the premium of their rows: what a loss used up and is insured again was theirs already. */
const withRowNets = <Item extends Pick<MovementItem, 'term_net'>>(kind: Movement['kind'], items: readonly Item[]) =>
  kindOf(kind).keepsTermPremium ? items.map((item) => ({ ...item, term_net: null })) : items;

/** What makes a movement count. */
export function movementIssue(scope: Scope, read: ReadMovement) {
  const { trx } = scope;
  /** What an item writes: a value that another movement changes from a later day on stays as it will be. */
  const settled = async (items: readonly KnownItem[], { id, effective_date }: Movement, facts: MovementFacts) => {
    if (!items.some(({ action }) => action === 'change')) return items;
    const changesOf = changesIn(await readDatedItems(trx, facts.issued));
    return items.map((item) => {
      if (item.action !== 'change' || !item.after) return item;
      const valueFor = (name: string) =>
        valueInTheEnd([
          ...changesOf(item, name),
          {
            movement_id: id,
            effective_date,
            before: valueNamed(item.before, name),
            after: valueNamed(item.after, name),
          },
        ]);
      return { ...item, after: valuesWith(namesIn(item.after), valueFor) };
    });
  };
  return {
    /** Applies a movement to its policy, makes its instalments, and says that it was issued. */
    issue: async (movement: Movement, { facts, figures, items, parts, insurerNumber }: Issuing): Promise<Movement> => {
      const { id, policy_id, kind, effective_date, new_end_date } = movement;
      const cancellation = cancellationIn(facts);
      // Counted before what has ended is read too.
      const goods = items.filter(({ action, target }) => action === 'add' && target === 'general').length;
      await planAllowance(scope, 'generals').take(goods);
      const applied = withRowNets(kind, await settled(items, movement, facts));
      const ids = await withEveryRow(scope, () =>
        applyItems(scope, policy_id, { items: applied, from: effective_date }),
      );
      const { closes_on, closes_as, end_date, observations } = facts.policy;
      await saveItems(scope, id, {
        items: items.map((item, at) => ({ ...item, record_id: ids[at] ?? null })),
        nets: figures.item_nets,
        keepsBefore: true,
      });
      const set = trx.updateTable('policies').where('id', '=', policy_id);
      const { makesPolicy } = kindOf(kind);
      if (makesPolicy === 'closed')
        await set.set({ closes_on: effective_date, closes_as: 'cancelled', observations: movement.reason }).execute();
      if (makesPolicy === 'reopened' && cancellation) {
        const before = await trx
          .selectFrom('movements')
          .select('policy_before')
          .where('id', '=', cancellation.id)
          .executeTakeFirstOrThrow();
        const { closes_on: on = null, closes_as: as = null } = before.policy_before ?? {};
        await set.set({ closes_on: on, closes_as: as, ...observationsIn(before.policy_before) }).execute();
        await trx.updateTable('movements').set({ is_reinstated: true }).where('id', '=', cancellation.id).execute();
      }
      if (makesPolicy === 'extended' && new_end_date)
        await set
          .set({ ...endingOn(new_end_date), issued_end_date: sql`coalesce(issued_end_date, end_date)` })
          .execute();
      await trx
        .updateTable('movements')
        .set({
          ...columnsOf(movement, figures),
          status: 'issued',
          issued_on: facts.today,
          issued_at: sql<string>`app_now()`,
          first_due_date: movement.first_due_date,
          reinstates_id: makesPolicy === 'reopened' ? (cancellation?.id ?? null) : null,
          policy_before: JSON.stringify({ closes_on, closes_as, end_date, observations }),
          ...(insurerNumber && { insurer_number: insurerNumber }),
        })
        .where('id', '=', id)
        .execute();
      await makeInstalments(scope, movement, parts);
      if (parts.length > 0) await crossIssued(scope, movement, facts.policy.contractor_id);
      return read(id);
    },
  };
}
