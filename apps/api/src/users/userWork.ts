import type { UserWork } from '@corredor/core/api';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

type Trx = Transaction<Database>;
/** One kind of work that somebody has in hand; another kind is another entry of the list below. */
interface KindOfWork {
  model: UserWork['model'];
  count: (trx: Trx, userId: number) => Promise<number>;
  handOver: (trx: Trx, from: number, to: number) => Promise<unknown>;
}
const kinds: KindOfWork[] = [];

/** What a user has in hand, by kind; kinds without any are left out. */
export async function workOf(trx: Trx, userId: number): Promise<UserWork[]> {
  const found: UserWork[] = [];
  for (const { model, count } of kinds) found.push({ model, count: await count(trx, userId) });
  return found.filter(({ count }) => count > 0);
}
/** Gives all that one user has in hand to another. */
export async function handOver(trx: Trx, from: number, to: number) {
  for (const kind of kinds) await kind.handOver(trx, from, to);
}

/** Rows that name a user for good, so that the account can be deactivated but not deleted. */
const traces = [
  { model: 'policy_file', table: 'policy_files', column: 'uploaded_by', only: sql<boolean>`true` },
  // That somebody signed in is no trace in anybody's work.
  { model: 'history', table: 'audit_log', column: 'user_id', only: sql<boolean>`event not like 'authn%'` },
];
/** What keeps a user from being deleted. */
export async function holdersOf(trx: Trx, userId: number) {
  const found: { model: string; count: number }[] = [...(await workOf(trx, userId))];
  for (const { model, table, column, only } of traces) {
    const rows = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${userId} and ${only}`.execute(
      trx,
    );
    found.push({ model, count: rows.rows[0]?.count ?? 0 });
  }
  return found.filter(({ count }) => count > 0);
}
