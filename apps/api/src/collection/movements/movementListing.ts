import type { MovementStatus, MovementSum, MovementSummary } from '@corredor/core/api';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ofAll, readIds } from '../../server/records/countedIds.ts';
import { findIds, isAmongPolicies } from '../../server/records/findIds.ts';
import { sortBy } from '../../server/records/ordering.ts';
import { pageOf } from '../../server/records/paging.ts';
import type { Input } from '../../server/request/operations.ts';
import { isFoundMovement, movementRows } from './foundMovements.ts';
import { openStatuses } from './movementClashes.ts';

export type MovementQuery = Input<'listMovements'>['query'];

type MovementFilters = Omit<MovementQuery, 'page' | 'page_size' | 'ordering'>;

/** What still waits for somebody. */
const isOpen = sql`m.status in (${sql.join(openStatuses)})`;
/** Movements with their policies, as far as the filters leave them. */
async function matching(trx: Transaction<Database>, query: MovementFilters): Promise<RawBuilder<unknown>> {
  const given: (RawBuilder<unknown> | false | '' | undefined)[] = [
    sql`p.deleted_at is null`,
    query.policy !== undefined && sql`m.policy_id = ${query.policy}`,
    query.is_sample !== undefined && sql`p.is_sample = ${query.is_sample}`,
    query.kind && sql`m.kind = ${query.kind}`,
    query.status && (query.status === 'open' ? isOpen : sql`m.status = ${query.status}`),
    query.provider !== undefined && sql`p.provider_id = ${query.provider}`,
    query.reason_code && sql`m.reason_code = ${query.reason_code}`,
    query.undoing !== undefined && sql`(m.undoes_id is not null) = ${query.undoing}`,
    query.waiting_days !== undefined &&
      sql`m.status = 'sent' and m.sent_on <= (select today from partner_today) - ${query.waiting_days}::int`,
    query.search?.trim() &&
      (await isFoundMovement((kind, word) => findIds(trx, kind, word), query.search, isAmongPolicies)),
  ];
  return sql`from ${movementRows}
    where ${sql.join(
      given.filter((one) => one instanceof Object),
      sql` and `,
    )}`;
}

/** The ids of one page of movements, and how many match in all. */
export async function findMovements(trx: Transaction<Database>, query: MovementQuery) {
  const place = pageOf(query);
  const found = await matching(trx, query);
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
  const readings = {
    first: sql`select m.id, ${ofAll} as count ${found} order by ${by} limit ${place.size}`,
    placed: sql`select m.id, ${ofAll} as count, row_number() over (order by ${by}) as place ${found}`,
  };
  return readIds(trx, readings, place);
}

/** How many movements the filters leave in each state, and what they come to: each counts as it is listed, so an undone one and what takes it back make nothing together. */
export async function sumMovements(
  trx: Transaction<Database>,
  currency: string,
  query: MovementFilters,
): Promise<MovementSummary> {
  const { rows } = await sql<{ status: MovementStatus } & MovementSum>`select m.status, count(*)::int as count,
    coalesce(sum(m.total_delta), 0.00) as total_delta ${await matching(trx, query)} group by m.status`.execute(trx);
  const of = (status: MovementStatus): MovementSum => {
    const { count = 0, total_delta = '0.00' } = rows.find((row) => row.status === status) ?? {};
    return { count, total_delta };
  };
  return {
    currency,
    draft: of('draft'),
    sent: of('sent'),
    rejected: of('rejected'),
    issued: of('issued'),
    discarded: of('discarded'),
    undone: of('undone'),
  };
}
