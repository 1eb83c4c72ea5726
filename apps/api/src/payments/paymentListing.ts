import type { PaymentTotals } from '@corredor/core/api';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Input } from '../server/operations.ts';
import { pageOf } from '../server/paging.ts';
import { invalidField } from '../server/problems.ts';
import { matchesWords } from '../server/search.ts';

export type PaymentQuery = Input<'listPayments'>['query'];
export interface FoundPage {
  count: number;
  /** Sums of everything that matches, whatever the page. */
  totals: PaymentTotals;
  ids: number[];
  /** Where a reader by cursor goes on; null at the end. */
  nextCursor: string | null;
}
type Trx = Transaction<Database>;
type Ordering = NonNullable<PaymentQuery['ordering']>;
type OrderKey = Exclude<Ordering, `-${string}`>;

const nameIn = (table: string, column: string) =>
  sql`(select search_key(x.name) from ${sql.table(table)} x where x.id = ${sql.ref(`p.${column}`)})`;
// No key is ever null, so that a cursor can compare them. What is not paid yet comes last.
const orderKeys: Record<OrderKey, RawBuilder<unknown>> = {
  due_date: sql`y.due_date`,
  amount: sql`y.amount`,
  number: sql`y.number`,
  status: sql`array_position(array['delayed', 'near_expiry', 'on_time', 'paid'], y.status)`,
  policy_number: sql`search_key(coalesce(p.number, ''))`,
  contractor: nameIn('customers', 'contractor_id'),
  provider: nameIn('providers', 'provider_id'),
  branch: nameIn('branches', 'branch_id'),
  payment_date: sql`coalesce(y.payment_date, 'infinity'::date)`,
  created_at: sql`y.created_at`,
  updated_at: sql`y.updated_at`,
};
const isOrderKey = (key: string): key is OrderKey => key in orderKeys;

const everything = (trx: Trx) =>
  trx.selectFrom('payment_states as y').innerJoin('policies as p', 'p.id', 'y.policy_id');
const matching = (trx: Trx, query: PaymentQuery) =>
  everything(trx)
    .$if(query.status !== undefined, (q) => q.where('y.status', '=', query.status ?? 'paid'))
    .$if(query.method !== undefined, (q) => q.where('y.payment_method', '=', query.method ?? 'cash'))
    .$if(query.policy !== undefined, (q) => q.where('y.policy_id', '=', query.policy ?? 0))
    .$if(query.provider !== undefined, (q) => q.where('p.provider_id', '=', query.provider ?? 0))
    .$if(query.branch !== undefined, (q) => q.where('p.branch_id', '=', query.branch ?? 0))
    .$if(query.contractor !== undefined, (q) => q.where('p.contractor_id', '=', query.contractor ?? 0))
    .$if(query.collected_by !== undefined, (q) => q.where('y.collected_by', '=', query.collected_by ?? 'broker'))
    .$if(query.due_from !== undefined, (q) => q.where('y.due_date', '>=', query.due_from ?? ''))
    .$if(query.due_to !== undefined, (q) => q.where('y.due_date', '<=', query.due_to ?? ''))
    .where(
      matchesWords(
        query.search ?? '',
        (
          pattern,
        ) => sql<boolean>`(search_key(coalesce(p.number, '') || ' ' || coalesce(p.certificate_number, '')) like ${pattern}
          or search_key(coalesce(y.invoice_number, '')) like ${pattern}
          or p.contractor_id in (select x.id from customers x where search_key(x.name) like ${pattern}))`,
      ),
    );

/** The ids of one page, by page number or by cursor, ordered before anything is joined. */
export async function findPayments(trx: Trx, query: PaymentQuery): Promise<FoundPage> {
  const { size, offset } = pageOf(query);
  const ordering = query.ordering ?? 'due_date';
  const isDown = ordering.startsWith('-');
  const named = isDown ? ordering.slice(1) : ordering;
  const key = isOrderKey(named) ? orderKeys[named] : orderKeys.due_date;
  const direction = isDown ? sql`desc` : sql`asc`;
  const { count, ...totals } = await matching(trx, query)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sum(sql`true`).as('amount'),
      sum(sql`y.is_paid`).as('paid'),
      sum(sql`not y.is_paid`).as('open'),
      sum(sql`y.status = 'delayed'`).as('delayed'),
    ])
    .executeTakeFirstOrThrow();
  const after = await rowAfter(trx, query.cursor);
  const rows = await matching(trx, query)
    .select('y.id')
    .$if(after !== null, (q) => q.where(isBeyond(key, isDown ? sql`<` : sql`>`, after ?? 0)))
    .orderBy(sql`${key} ${direction}, y.id ${direction}`)
    .limit(query.cursor === undefined ? size : size + 1)
    .offset(query.cursor === undefined ? offset : 0)
    .execute();
  const ids = rows.slice(0, size).map((row) => row.id);
  return { count, totals, ids, nextCursor: rows.length > size ? `after-${ids.at(-1)}` : null };
}
const sum = (which: RawBuilder<unknown>) =>
  sql<string>`coalesce(sum(y.amount) filter (where ${which}), 0)::numeric(14, 2)::text`;
const isBeyond = (key: RawBuilder<unknown>, sign: RawBuilder<unknown>, id: number) =>
  sql<boolean>`(${key}, y.id) ${sign} (select ${key}, y.id from payment_states y join policies p on p.id = y.policy_id where y.id = ${id})`;

/** The instalment that a cursor names; null for the start. One that is gone cannot be read on from. */
async function rowAfter(trx: Trx, cursor: string | undefined): Promise<number | null> {
  if (cursor === undefined || cursor === 'first') return null;
  const id = Number(/^after-(\d{1,9})$/.exec(cursor)?.[1] ?? 0);
  const found = await everything(trx).select('y.id').where('y.id', '=', id).executeTakeFirst();
  if (!found) throw invalidField('cursor', 'field.wrong');
  return id;
}
