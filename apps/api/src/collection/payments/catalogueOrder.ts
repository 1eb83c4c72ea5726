import { sql, type Transaction } from 'kysely';
import { shownProvider } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { nameOrder } from '../../server/records/ordering.ts';

interface Group {
  ids: number[];
  /** Null where it was not asked. */
  instalments: number | null;
}
interface Wanted {
  by: 'provider' | 'branch';
  isDown: boolean;
  limit: number;
  offset: number;
}
/**
 * The ids of a page of all instalments that are to be collected, ordered by their insurer or branch. There are few of these, and how many instalments each has
 * is kept, so only those of the groups on the page are looked at.
 */
export async function idsByCatalogue(
  trx: Transaction<Database>,
  { by, isDown, limit, offset }: Wanted,
): Promise<number[]> {
  const column = sql.ref(`p.${by}_id`);
  const direction = isDown ? sql`desc` : sql`asc`;
  // As the list shows them.
  const name = by === 'provider' ? shownProvider('c') : sql`c.name`;
  const catalogue = sql.table(by === 'provider' ? 'providers' : 'branches');
  // Only who skips instalments has to know how many each group has.
  const counts = sql`(select ${column} as id, sum(f.instalments) as instalments from policies p
    join policy_facts f on f.partner_id = p.partner_id and f.policy_id = p.id group by 1)`;
  const { rows: groups } = await sql<Group>`
    select array_agg(c.id) as ids, ${offset > 0 ? sql`coalesce(sum(g.instalments), 0)::int` : sql`null::int`} as instalments
    from ${catalogue} c ${offset > 0 ? sql`left join ${counts} g on g.id = c.id` : sql``}
    group by ${nameOrder(name)} order by ${nameOrder(name)} ${direction}`.execute(trx);
  const ids: number[] = [];
  let skipped = 0;
  for (const group of groups) {
    const from = offset - skipped;
    const known = group.instalments ?? Number.POSITIVE_INFINITY;
    skipped += Math.min(known, from);
    if (from >= known) continue;
    const { rows } = await sql<{ id: number }>`select y.id from payments y
      join policies p on p.partner_id = y.partner_id and p.id = y.policy_id
      where y.voided_at is null and y.kind = 'premium' and ${column} = any (${sql.val(group.ids)}::int[])
      order by y.id ${direction} limit ${limit - ids.length} offset ${from}`.execute(trx);
    ids.push(...rows.map(({ id }) => id));
    if (ids.length >= limit) break;
  }
  return ids;
}
