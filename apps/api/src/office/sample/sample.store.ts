import type { SampleBook } from '@corredor/core/api';
import { keysOf } from '@corredor/core/keys';
import { sql } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import { rowsCount } from '../../server/records/counting.ts';
import type { Scope } from '../../server/request/scope.ts';
import { loadSample } from './loadSample.ts';

/** Names are read on a page; more than these nobody looks through. */
const mostNamed = 50;
/** Lists of a policy: who changes one of them has changed the policy. */
const parts = ['policy_coverages', 'policy_insureds', 'policy_generals', 'policy_files', 'policy_vehicles'] as const;
const shares = ['policy_beneficiaries', 'policy_sellers'] as const;

type Touched = SampleBook['touched'][number];

/** The sample book of the caller's brokerage. */
export function sampleStore(scope: Scope) {
  const { trx, caller } = scope;
  const marked = (table: 'customers' | 'vehicles' | 'providers' | 'branches' | 'coverages' | 'policies') =>
    trx.selectFrom(table).select(rowsCount.as('count')).where('is_sample', '=', true);
  const count = async (): Promise<SampleBook['counts']> => {
    const counts = await trx
      .selectNoFrom((eb) => [
        marked('customers').as('customer'),
        marked('vehicles').as('vehicle'),
        marked('providers').as('provider'),
        marked('branches').as('branch'),
        marked('coverages').as('coverage'),
        marked('policies').as('policy'),
        eb
          .selectFrom('payments as y')
          .innerJoin('policies as p', 'p.id', 'y.policy_id')
          .select(rowsCount.as('count'))
          .where('p.is_sample', '=', true)
          .where('y.voided_at', 'is', null)
          .as('payment'),
      ])
      .executeTakeFirstOrThrow();
    return keysOf(counts).map((model) => ({ model, count: counts[model] ?? 0 }));
  };
  /** What somebody added or changed since; loading itself happens at one moment, which every row of it has. */
  const touched = async () => {
    // Compared by the database: a moment that came here has lost its microseconds.
    const since = sql`(select loaded_at from sample_books)`;
    const own = (model: Touched['model'], table: string, name: string) => sql`
      select ${sql.lit(model)} as model, x.id, ${sql.raw(name)} as name, x.created_at > ${since} as is_added, x.updated_at as at
      from ${sql.table(table)} x where x.is_sample and x.updated_at > ${since}`;
    const parted = sql.join(
      [...parts, ...shares].map(
        (table) => sql`select policy_id, updated_at from ${sql.table(table)} where updated_at > ${since}`,
      ),
      sql` union all `,
    );
    const { rows } = await sql<Omit<Touched, 'change'> & { is_added: boolean; found: number }>`
      with all_touched as (
        ${own('customer', 'customers', 'x.name')} union all
        ${own('vehicle', 'vehicles', 'x.plate')} union all
        ${own('provider', 'providers', 'x.name')} union all
        ${own('branch', 'branches', 'x.name')} union all
        ${own('coverage', 'coverages', 'x.name')} union all
        ${own('policy', 'policies', "coalesce(x.number, '#' || x.id)")} union all
        select 'policy', p.id, coalesce(p.number, '#' || p.id), false, max(l.updated_at)
        from (${parted}) l join policies p on p.id = l.policy_id
        where p.is_sample and p.updated_at <= ${since} group by p.id, p.number union all
        select 'payment', y.id, coalesce(p.number, '#' || p.id) || ' · ' || y.number, y.created_at > ${since}, y.updated_at
        from payments y join policies p on p.id = y.policy_id
        where p.is_sample and y.voided_at is null and y.updated_at > ${since}
      )
      select model, id, name, is_added, (count(*) over ())::int as found from all_touched
      order by at desc, model, id limit ${sql.lit(mostNamed)}`.execute(trx);
    return {
      touched: rows.map(
        ({ found: _found, is_added, ...row }): Touched => ({
          ...row,
          change: is_added ? 'added' : 'changed',
        }),
      ),
      touched_count: rows[0]?.found ?? 0,
    };
  };
  return {
    /** What there is of a sample, and what was done with it. */
    read: async (): Promise<SampleBook> => {
      const book = await trx
        .selectFrom('sample_books as s')
        .innerJoin('users as u', 'u.id', 's.loaded_by')
        .select(['s.loaded_at', fullNameOf('u').as('by')])
        .executeTakeFirst();
      if (!book) return { loaded_at: null, loaded_by: null, counts: [], touched: [], touched_count: 0 };
      return {
        loaded_at: book.loaded_at,
        loaded_by: book.by,
        counts: await count(),
        ...(await touched()),
      };
    },
    /** Loads the book; false where there is one already, also where somebody else is just loading it. */
    load: async () => {
      const row = await trx
        .insertInto('sample_books')
        .values({ partner_id: caller.partnerId, loaded_by: caller.userId })
        .onConflict((taken) => taken.doNothing())
        .returning('partner_id')
        .executeTakeFirst();
      if (!row) return false;
      const { today } = await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
      await loadSample(scope, today);
      return true;
    },
    /** Removes the book with everything under it; false where there is none. */
    remove: async () => {
      const { rows } = await sql<{ is_removed: boolean }>`select remove_sample_book() as is_removed`.execute(trx);
      return rows[0]?.is_removed === true;
    },
  };
}
export type SampleStore = ReturnType<typeof sampleStore>;
