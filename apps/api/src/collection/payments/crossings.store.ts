import type { Crossing, CrossingPair, Receipt } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { sql } from 'kysely';
import { ifGiven, refByKnownId } from '../../database/fragments.ts';
import { audit } from '../../server/records/audit.ts';
import { exactCount } from '../../server/records/counting.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';
import { readSections, undoDaysIn } from '../../services/settings/index.ts';

type NewCrossing = Pick<Crossing, 'customer_id' | 'reason' | 'note' | 'crossed_on'> & {
  pairs: readonly { credit_id: number; payment_id: number; amount: string }[];
};
const side = (kind: 'credit' | 'premium') => sql`(select json_build_object('id', y.id, 'policy_id', p.id,
    'policy_number', coalesce(p.number, ''), 'number', y.number,
    'movement_number', (select m.number from movements m where m.partner_id = y.partner_id and m.id = y.movement_id))
  from receipts o join payments y on y.partner_id = o.partner_id and y.id = o.payment_id and y.kind = ${sql.lit(kind)}
  join policies p on p.partner_id = y.partner_id and p.id = y.policy_id
  where o.partner_id = r.partner_id and o.crossing_id = r.crossing_id and o.pair = r.pair)`;
const pairs = sql<
  CrossingPair[]
>`(select json_agg(json_build_object('credit', ${side('credit')}, 'payment', ${side('premium')},
    'amount', r.amount::text) order by r.pair)
  from receipts r join payments t on t.partner_id = r.partner_id and t.id = r.payment_id and t.kind = 'credit'
  where r.partner_id = c.partner_id and r.crossing_id = c.id)`;

/** Credits that paid instalments, in the caller's brokerage. */
export function crossingStore(scope: Scope) {
  const { trx, caller } = scope;
  const read = async (ids: readonly number[]): Promise<Crossing[]> => {
    if (ids.length === 0) return [];
    const days = undoDaysIn(await readSections(trx));
    const rows = await trx
      .selectFrom('crossings as c')
      .select(['c.id', 'c.customer_id', 'c.reason', 'c.note', 'c.crossed_on', 'c.undone_at'])
      .select(['c.version', 'c.created_at', 'c.updated_at'])
      .select([
        refByKnownId('customers', 'c.customer_id').as('customer'),
        pairs.as('pairs'),
        sql<string>`(select (sum(r.amount) / 2)::numeric(14, 2)::text from receipts r
          where r.partner_id = c.partner_id and r.crossing_id = c.id)`.as('total'),
      ])
      .where('c.id', 'in', ids)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      return row ? [{ ...row, currency: caller.currency, undo_until: addDays(row.crossed_on, days) }] : [];
    });
  };
  const find = async (id: number) => (await read([id]))[0];
  const found = async (id: number) => {
    const crossing = await find(id);
    if (!crossing) throw new Error(`Crossing ${id} vanished inside its own transaction.`);
    return crossing;
  };
  return {
    find,
    found,
    page: async (query: Input<'listCrossings'>['query']) => {
      const wanted = trx
        .selectFrom('crossings as c')
        .where(
          matchesWords(query.search ?? '', (isIn) =>
            isIn(
              sql`(select ${searchedText(sql`u.name`)} from customers u where u.partner_id = c.partner_id and u.id = c.customer_id)`,
            ),
          ),
        )
        .where((eb) => eb.and({ 'c.customer_id': query.customer }))
        .where(ifGiven(query.state, (state) => sql<boolean>`(c.undone_at is null) = ${state === 'made'}`))
        .where((eb) => ifGiven(query.crossed_from, (day) => eb('c.crossed_on', '>=', day)))
        .where((eb) => ifGiven(query.crossed_to, (day) => eb('c.crossed_on', '<=', day)))
        .where(
          query.policy === undefined
            ? sql<boolean>`true`
            : sql<boolean>`exists (select from receipts r join payments y on y.partner_id = r.partner_id and y.id = r.payment_id
                where r.partner_id = c.partner_id and r.crossing_id = c.id and y.policy_id = ${query.policy})`,
        );
      return countedPage(query, exactCount(wanted), async ({ size, offset }) => {
        const rows = await wanted.select('c.id').orderBy('c.id', 'desc').limit(size).offset(offset).execute();
        return read(rows.map(({ id }) => id));
      });
    },
    hasCustomer: async (id: number) =>
      Boolean(
        await trx
          .selectFrom('customers')
          .select('id')
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst(),
      ),
    /** The instalments and credits of a crossing, which are held before it. */
    sidesOf: async (id: number) => {
      const rows = await trx
        .selectFrom('receipts')
        .select('payment_id')
        .distinct()
        .where('crossing_id', '=', id)
        .execute();
      return rows.map(({ payment_id }) => payment_id);
    },
    /** Both sides of every pair. */
    add: async ({ pairs: added, ...values }: NewCrossing): Promise<Crossing> => {
      const partner_id = caller.partnerId;
      const { id } = await trx
        .insertInto('crossings')
        .values({ ...values, partner_id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const receipts = added.flatMap(({ credit_id, payment_id, amount }, place) =>
        [credit_id, payment_id].map((one) => ({
          partner_id,
          payment_id: one,
          kind: 'crossing' as const,
          amount,
          received_on: values.crossed_on,
          method: null,
          collected_by: 'insurer' as const,
          crossing_id: id,
          pair: place + 1,
        })),
      );
      await trx.insertInto('receipts').values(receipts).execute();
      await audit(scope, {
        event: 'crossing_created',
        model: 'crossing',
        object_id: id,
        after: { ...values, pairs: added },
      });
      return found(id);
    },
    undo: async (id: number): Promise<Crossing> => {
      const now = sql<string>`app_now()`;
      await trx.updateTable('crossings').set({ undone_at: now }).where('id', '=', id).execute();
      await trx.updateTable('receipts').set({ voided_at: now }).where('crossing_id', '=', id).execute();
      await audit(scope, { event: 'crossing_undone', model: 'crossing', object_id: id });
      return found(id);
    },
    /** The movement whose issue made a crossing: only taking back that one undoes it. */
    movementOf: (id: number) =>
      trx
        .selectFrom('movements')
        .select('number')
        .where('crossing_id', '=', id)
        .where('status', '=', 'issued')
        .executeTakeFirst(),
    undoDays: async () => undoDaysIn(await readSections(trx)),
    /** How many receipts each of these has, those that were taken back among them. */
    receiptCounts: async (ids: readonly Receipt['payment_id'][]) => {
      const rows = await trx
        .selectFrom('receipts')
        .select(['payment_id', sql<number>`count(*)::int`.as('count')])
        .where('payment_id', 'in', ids)
        .groupBy('payment_id')
        .execute();
      return new Map(rows.map(({ payment_id, count }) => [payment_id, count]));
    },
  };
}
export type CrossingStore = ReturnType<typeof crossingStore>;
