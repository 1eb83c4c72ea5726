import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { sortBy } from '../../server/records/ordering.ts';
import { pageOf } from '../../server/records/paging.ts';
import { matchesWords } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';

export type MovementQuery = Input<'listMovements'>['query'];

/** The ids of one page of movements, and how many match in all. */
export async function findMovements(trx: Transaction<Database>, query: MovementQuery) {
  const { size, offset } = pageOf(query);
  const given: (RawBuilder<unknown> | false | undefined)[] = [
    sql`p.deleted_at is null`,
    query.policy !== undefined && sql`m.policy_id = ${query.policy}`,
    query.kind && sql`m.kind = ${query.kind}`,
    query.status && sql`m.status = ${query.status}`,
    query.provider !== undefined && sql`p.provider_id = ${query.provider}`,
    query.waiting_days !== undefined &&
      sql`m.status = 'sent' and m.sent_on <= (select today from partner_today) - ${query.waiting_days}::int`,
    matchesWords(query.search ?? '', (isIn) =>
      isIn(sql`search_key(coalesce(p.number, '') || ' ' || coalesce(m.insurer_number, '') || ' '
        || coalesce((select c.name from customers c where c.id = p.contractor_id), ''))`),
    ),
  ];
  const matching = sql`from movements m join policies p on p.partner_id = m.partner_id and p.id = m.policy_id
    where ${sql.join(
      given.filter((one) => one instanceof Object),
      sql` and `,
    )}`;
  const by = sortBy({
    ordering: query.ordering,
    fallback: '-created_at',
    optional: ['sent_on'],
    id: sql`m.id`,
    keys: {
      created_at: sql`m.created_at`,
      effective_date: sql`m.effective_date`,
      total_delta: sql`m.total_delta`,
      number: sql`m.number`,
      sent_on: sql`m.sent_on`,
    },
  });
  const counted = await sql<{ count: number }>`select count(*)::int as count ${matching}`.execute(trx);
  const { rows } = await sql<{
    id: number;
  }>`select m.id ${matching} order by ${by} limit ${size} offset ${offset}`.execute(trx);
  return { count: counted.rows[0]?.count ?? 0, ids: rows.map(({ id }) => id) };
}
