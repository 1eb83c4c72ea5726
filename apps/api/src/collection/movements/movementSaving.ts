import type { Movement } from '@corredor/core/api';
import type { MovementFigures } from '@corredor/core/movements';
import { sql } from 'kysely';
import type { Scope } from '../../server/request/scope.ts';
import type { KnownItem } from './listedRows.ts';
import type { AskedMovement } from './movementFacts.ts';

/** Reads a movement that is there. */
export type ReadMovement = (id: number) => Promise<Movement>;

/** The next number of the movements of a policy. */
export const nextNumber = (policyId: number) =>
  sql<number>`(select coalesce(max(number), 0) + 1 from movements where policy_id = ${policyId})`;

/** What is stored of the figures of a movement. */
export const columnsOf = (
  { earning_table }: Pick<AskedMovement, 'earning_table'>,
  { net_delta, term_net_delta, total_delta, charges, computed_net, explanation }: MovementFigures,
) => ({
  net_delta,
  term_net_delta,
  total_delta,
  computed_net,
  charges: JSON.stringify(charges),
  explanation: JSON.stringify(explanation),
  earning_table: earning_table && JSON.stringify(earning_table),
});

interface Saving {
  items: readonly KnownItem[];
  /** What each has of the net premium. */
  nets: readonly string[];
  /** What it was is told once it counts: until then it may change. */
  keepsBefore: boolean;
}
/** Writes the items of a movement in the place of those that it had. */
export async function saveItems({ trx, caller }: Scope, id: number, { items, nets, keepsBefore }: Saving) {
  await trx.deleteFrom('movement_items').where('movement_id', '=', id).execute();
  if (items.length === 0) return;
  const rows = items.map(({ before, after, ...item }, place) => ({
    ...item,
    place,
    before: keepsBefore ? before : null,
    after,
    net_delta: nets[place] ?? '0.00',
  }));
  await sql`insert into movement_items
      (partner_id, movement_id, place, action, target, record_id, label, before, after, term_net, is_found, net_delta)
    select ${caller.partnerId}, ${id}, place, action, target, record_id, label, before, after, term_net, is_found, net_delta
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (place int, action text, target text, record_id int,
      label text, before jsonb, after jsonb, term_net numeric, is_found boolean, net_delta numeric)`.execute(trx);
}

/** Another end of the term; whoever gave up the next one is out on the day after it. */
export const endingOn = (end_date: string) => ({
  end_date,
  closes_on: sql<string | null>`case when closes_as = 'closed' then ${end_date}::date + 1 else closes_on end`,
});

/** What the observations of a policy were; a movement from before kept none, and changes none. */
export const observationsIn = (before: Record<string, string | null> | null) =>
  before && 'observations' in before ? { observations: before.observations ?? null } : {};
