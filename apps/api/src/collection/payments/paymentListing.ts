import { keysOf } from '@corredor/core/keys';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { shownProvider } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { type Counted, countedFrom } from '../../server/records/counting.ts';
import { nameOrder, readOrdering } from '../../server/records/ordering.ts';
import { pageOf } from '../../server/records/paging.ts';
import { wordsOf } from '../../server/records/search.ts';
import { invalidField } from '../../server/request/problems.ts';
import { agendaKey, idsByAgenda, idsOfFirst } from './agendaOrder.ts';
import { idsByCatalogue } from './catalogueOrder.ts';
import {
  kindOf,
  ofInstalment,
  ofKind,
  ofPolicy,
  type PaymentQuery,
  readNow,
  searchPayments,
  stateOrder,
  type Today,
} from './paymentFilters.ts';
import { all, countPayments } from './paymentSummary.ts';
import { idsByState } from './stateOrder.ts';

export type { PaymentQuery } from './paymentFilters.ts';
export interface FoundPage extends Counted {
  hasMore: boolean;
  ids: number[];
  /** Where a reader by cursor goes on; null at the end. */
  nextCursor: string | null;
}
type Trx = Transaction<Database>;
type Ordering = NonNullable<PaymentQuery['ordering']>;
type OrderKey = Exclude<Ordering, `-${string}`>;
type Part = 'policy' | 'facts' | 'customer' | 'provider' | 'branch';

interface Order {
  key: RawBuilder<unknown>;
  type: 'date' | 'numeric' | 'integer' | 'text' | 'timestamptz';
  /** What is joined for the key. */
  needs?: Part[];
}
// Few rows, so their keys are made once, not for each instalment.
const catalogue = (table: string, column: string, name: RawBuilder<string> = sql`name`) =>
  sql`join (select id, ${nameOrder(name)} as name from ${sql.table(table)} offset 0) c on c.id = ${sql.ref(`p.${column}`)}`;
const parts: Record<Part, RawBuilder<unknown>> = {
  policy: sql`join policies p on p.partner_id = y.partner_id and p.id = y.policy_id`,
  facts: sql`join policy_facts f on f.partner_id = y.partner_id and f.policy_id = y.policy_id`,
  customer: sql`join customer_facts c on c.partner_id = p.partner_id and c.customer_id = p.contractor_id`,
  provider: catalogue('providers', 'provider_id', shownProvider('providers')),
  branch: catalogue('branches', 'branch_id'),
};
// No key is ever null, so that a cursor can compare them: an active policy has a number. What is not paid yet comes last.
const orderKeys = (now: Today): Record<OrderKey, Order> => ({
  agenda: { key: agendaKey, type: 'integer' },
  due_date: { key: sql`y.due_date`, type: 'date' },
  amount: { key: sql`y.amount`, type: 'numeric' },
  number: { key: sql`y.number`, type: 'integer' },
  status: { key: stateOrder(now), type: 'integer' },
  policy_number: { key: sql`f.number`, type: 'text', needs: ['facts'] },
  contractor: { key: sql`c.name_order`, type: 'text', needs: ['policy', 'customer'] },
  provider: { key: sql`c.name`, type: 'text', needs: ['policy', 'provider'] },
  branch: { key: sql`c.name`, type: 'text', needs: ['policy', 'branch'] },
  payment_date: { key: sql`coalesce(y.payment_date, 'infinity'::date)`, type: 'date' },
  created_at: { key: sql`y.created_at`, type: 'timestamptz' },
  updated_at: { key: sql`y.updated_at`, type: 'timestamptz' },
});
const isOrderKey = (key: string, known: Record<OrderKey, Order>): key is OrderKey => key in known;

const from = (wanted: readonly (Part | false | undefined)[]) => {
  const asked = keysOf(parts).filter((part) => wanted.includes(part));
  return sql`from payments y ${sql.join(
    asked.map((part) => parts[part]),
    sql` `,
  )}`;
};

/** The ids of one page, by page number or by cursor, ordered before anything is joined. */
export async function findPayments(trx: Trx, query: PaymentQuery): Promise<FoundPage> {
  const { size, offset } = pageOf(query.cursor === undefined ? query : { ...query, page: 1 });
  const now = await readNow(trx);
  const isSearched = query.ordering === undefined && wordsOf(query.search ?? '').length > 0;
  const { name: named, isDown } = readOrdering(query.ordering ?? (isSearched ? 'agenda' : 'due_date'));
  const known = orderKeys(now);
  const order = isOrderKey(named, known) ? known[named] : known.due_date;
  const direction = isDown ? sql`desc` : sql`asc`;
  const found = await searchPayments(trx, query.search ?? '');
  const isFound = found ? [found.isFound] : [];
  const asked = [...ofInstalment(query, now), ...ofPolicy(query), ...isFound];
  const conditions = [sql`y.voided_at is null`, ...ofKind(query), ...asked];
  const needed: (Part | false | undefined)[] = [ofPolicy(query).length > 0 && 'policy', found?.needsFacts && 'facts'];
  const there = await countPayments(trx, query, { now, found, skipped: offset });
  const counted = countedFrom(there);
  const after = await placeAfter(trx, query.cursor, order);
  if (offset >= there) return { ...counted, hasMore: false, ids: [], nextCursor: null };
  if (after) conditions.push(sql`(${order.key}, y.id) ${isDown ? sql`<` : sql`>`} (${after.key}, ${after.id}::int)`);
  const place = { isDown, limit: size + 1, offset };
  // Nothing but words that very many have.
  const isFoundByRow = asked.length === 1 && query.cursor === undefined ? (found?.isFoundByRow ?? null) : null;
  const among = all([sql`y.voided_at is null`, ...ofKind(query)]);
  const walk = async () => {
    const near =
      isFoundByRow && order === known.due_date ? await idsOfFirst(trx, { isFoundByRow, among, ...place }) : null;
    if (near) return near;
    const { rows } = await sql<{ id: number }>`select y.id ${from([...needed, ...(order.needs ?? [])])}
      where ${all(conditions)} order by ${order.key} ${direction}, y.id ${direction}
      limit ${size + 1} offset ${offset}`.execute(trx);
    return rows.map((row) => row.id);
  };
  // Of everything that is to be collected, some orders are quicker group by group.
  const isEverything = asked.length === 0 && kindOf(query) === 'premium' && query.cursor === undefined;
  const isAgenda = named === 'agenda' && query.cursor === undefined;
  const read = await (isAgenda
    ? idsByAgenda(trx, {
        from: from(needed),
        conditions: all(conditions),
        isFoundByRow,
        among,
        limit: size + 1,
        offset,
      })
    : !isEverything
      ? walk()
      : named === 'status'
        ? idsByState(trx, { now, ...place })
        : named === 'provider' || named === 'branch'
          ? idsByCatalogue(trx, { by: named, ...place })
          : walk());
  const ids = read.slice(0, size);
  const hasMore = read.length > size;
  return { ...counted, hasMore, ids, nextCursor: hasMore ? `after-${ids.at(-1)}` : null };
}

/** Where the instalment that a cursor names stands; null for the start. One that is gone cannot be read on from. */
async function placeAfter(trx: Trx, cursor: string | undefined, order: Order) {
  if (cursor === undefined || cursor === 'first') return null;
  const id = Number(/^after-(\d{1,9})$/.exec(cursor)?.[1] ?? 0);
  const { rows } = await sql<{ key: string }>`select (${order.key})::text as key ${from(order.needs ?? [])}
    where y.voided_at is null and y.id = ${id}`.execute(trx);
  const place = rows[0];
  if (!place) throw invalidField('cursor', 'field.wrong');
  return { id, key: sql`${place.key}::${sql.raw(order.type)}` };
}
