import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { mostCounted } from './counting.ts';
import { patternOf, wordsOf } from './search.ts';

/** What a search text finds among records that have facts. */
export interface Found {
  /** The patterns that a key must match, all of them. */
  patterns: RawBuilder<string[]>;
  /** Every record found; null where there are too many to name, and looking at each row is cheaper. */
  ids: number[] | null;
}
type Kind = 'customers' | 'vehicles' | 'policies' | 'policies_with_invoices';

/** Asks the index for a search text; null where it holds no word. */
export async function findIds(trx: Transaction<Database>, kind: Kind, text: string): Promise<Found | null> {
  const words = wordsOf(text);
  if (words.length === 0) return null;
  const patterns = sql<string[]>`array[${sql.join(words.map(patternOf))}]`;
  const most = sql.lit(mostCounted + 1);
  const finders: Record<Kind, RawBuilder<unknown>> = {
    customers: sql`find_customers(${patterns}, ${most})`,
    vehicles: sql`find_vehicles(${patterns}, ${most})`,
    policies: sql`find_policies(${patterns}, false, ${most})`,
    policies_with_invoices: sql`find_policies(${patterns}, true, ${most})`,
  };
  const { rows } = await sql<{ id: number }>`select id from ${finders[kind]} as found (id)`.execute(trx);
  return { patterns, ids: rows.length > mostCounted ? null : rows.map((row) => row.id) };
}
