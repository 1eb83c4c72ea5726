import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { mostCounted } from './counting.ts';
import { patternOf, wordsOf } from './search.ts';

/** What a search text finds among records that have facts. */
export interface Found {
  /** The patterns that a key must match, all of them. */
  patterns: RawBuilder<string[]>;
  /** Every record found; null where there are too many to name, and looking at each row is cheaper. */
  ids: number[] | null;
}
type Kind = 'customers' | 'vehicles' | 'policies' | 'policies_with_invoices' | 'movements' | 'tasks';

/** Asks the index for a search text; null where it holds no word. More than `named` are not named. */
export async function findIds(
  trx: Transaction<Database>,
  kind: Kind,
  text: string,
  named = mostCounted,
): Promise<Found | null> {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const patterns = sql<string[]>`array[${sql.join(words.map(patternOf))}]`;
  const most = sql.lit(named + 1);
  const finders: Record<Kind, RawBuilder<unknown>> = {
    customers: sql`find_customers(${patterns}, ${most})`,
    vehicles: sql`find_vehicles(${patterns}, ${most})`,
    policies: sql`find_policies(${patterns}, false, ${most})`,
    policies_with_invoices: sql`find_policies(${patterns}, true, ${most})`,
    movements: sql`find_movements(${patterns}, ${most})`,
    tasks: sql`find_tasks(${patterns}, ${most})`,
  };
  // As one text: a row for each id would keep the process from its other callers.
  const { rows } = await sql<{ ids: string | null }>`
    select case when count(*) <= ${sql.lit(named)} then coalesce(string_agg(id::text, ','), '') end as ids
    from ${finders[kind]} as found (id)`.execute(trx);
  const ids = rows[0]?.ids;
  return { patterns, ids: ids ? ids.split(',').map(Number) : ids === '' ? [] : null };
}

/** Whether the policy with this id is among those of a search; of very many to name, those that are met on the way are looked at. */
export const isOfPolicies = (id: string, { ids, patterns }: Found) =>
  ids
    ? sql<boolean>`${sql.ref(id)} = any (${sql.val(ids)}::int[])`
    : sql<boolean>`((select x.key from policy_facts x where x.policy_id = ${sql.ref(id)}) like all (${patterns}))`;

/** The same for whoever counts all that there are: very many are read once, and compared. The planner takes words for rare; "is true" lets it expect many. */
export const isAmongPolicies = (id: string, found: Found) =>
  found.ids
    ? isOfPolicies(id, found)
    : sql<boolean>`((${sql.ref(id)} in (select x.policy_id from policy_facts x where x.key like all (${found.patterns}))) is true)`;
