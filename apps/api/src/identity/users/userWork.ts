import type { Holder, HolderModel, UserWork } from '@corredor/core/api';
import { keysOf } from '@corredor/core/keys';
import { type RawBuilder, sql } from 'kysely';
import { taskWork } from '../../office/tasks/index.ts';
import { sellerWork } from '../../portfolio/policySellers/index.ts';
import { renewalWork } from '../../portfolio/renewals/index.ts';
import type { Scope } from '../../server/request/scope.ts';

/** One kind of work that somebody has in hand. */
interface KindOfWork {
  count: (userId: number) => Promise<number>;
  handOver: (from: number, to: number) => Promise<unknown>;
}
/** Everything that a user can have in hand; a new kind is one line here and its name in the document. */
const kindsOf = (scope: Scope): Record<UserWork['model'], KindOfWork> => ({
  policy_seller: sellerWork(scope),
  task: taskWork(scope),
  renewal: renewalWork(scope),
});

/** What a user has in hand, by kind; kinds without any are left out. */
export async function workOf(scope: Scope, userId: number): Promise<UserWork[]> {
  const found: UserWork[] = [];
  const kinds = kindsOf(scope);
  for (const model of keysOf(kinds)) found.push({ model, count: await kinds[model].count(userId) });
  return found.filter(({ count }) => count > 0);
}
/** Gives all that one user has in hand to another. */
export async function handOver(scope: Scope, from: number, to: number) {
  for (const kind of Object.values(kindsOf(scope))) await kind.handOver(from, to);
}

/** Rows that name a user for good, so that the account can be deactivated but not deleted; one line each. */
const traces: Partial<Record<HolderModel, (userId: number) => RawBuilder<unknown>>> = {
  policy_seller: (id) => sql`policy_sellers l join sellers s on s.id = l.seller_id where s.user_id = ${id}`,
  // A seller's record that was made by itself, and in which nobody wrote, goes with the account.
  seller: (id) => sql`sellers where user_id = ${id}
    and (version > 1 or num_nonnulls(identification, email, phone, notes) > 0)`,
  policy_file: (id) => sql`policy_files where uploaded_by = ${id}`,
  task: (id) => sql`tasks where assignee_id = ${id}`,
  import: (id) => sql`imports where user_id = ${id}`,
  // That somebody signed in is no trace in anybody's work.
  history: (id) => sql`audit_log where user_id = ${id} and event not like 'authn%'`,
};
/** What keeps a user from being deleted. */
export async function holdersOf({ trx }: Scope, userId: number) {
  const found: Holder[] = [];
  for (const model of keysOf(traces)) {
    const rows = traces[model]?.(userId);
    const counted = await sql<{ count: number }>`select count(*)::int as count from ${rows}`.execute(trx);
    found.push({ model, count: counted.rows[0]?.count ?? 0 });
  }
  return found.filter(({ count }) => count > 0);
}
