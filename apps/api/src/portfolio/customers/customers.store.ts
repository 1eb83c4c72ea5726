import type { Customer, CustomerInput, CustomerPatch } from '@corredor/core/api';
import { ageOn } from '@corredor/core/dates';
import { countriesOfGeneric } from '@corredor/core/identifications';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { ifGiven } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { countQuery, rowsCount } from '../../server/records/counting.ts';
import { type Found, findIds } from '../../server/records/findIds.ts';
import { byName, byText, searchKey, sortBy } from '../../server/records/ordering.ts';
import { cappedPage } from '../../server/records/paging.ts';
import { mostRanked } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import { holdersIn } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { standingFor, standingOrder } from './customerStanding.ts';

const columns = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'legal_type',
  'name',
  'identification_type',
  'identification',
  'identification_warning',
  'birthdate',
  'foundation_date',
  'phone',
  'email',
  'sex',
  'country_id',
  'province',
  'city',
  'street',
  'insured_type',
  'roles',
  'titular_id',
  'family_relationship',
  'partner_name',
  'notes',
  'is_sample',
] as const;
type Row = Omit<Customer, 'age' | 'balance' | 'next_end_date' | 'titular' | 'titular_identification' | 'dependents'>;
type CustomerRows = SelectQueryBuilder<Database, 'customers', Row>;

/** What the check of an identification found. */
type Warned = { identification_warning?: Customer['identification_warning'] };
/** What is written of a customer. */
export type CustomerValues = CustomerPatch & Warned;
export type NewCustomerValues = CustomerInput & Warned;

/** The customers of the caller's brokerage; deleted ones stay in history only. */
export function customerStore({ trx, caller }: Scope) {
  const standing = () => standingFor(caller.permissions);
  const present = () => trx.selectFrom('customers').where('deleted_at', 'is', null);
  /** Joins what belongs to a customer, to the few rows that are shown only. */
  const read = (rows: CustomerRows) =>
    trx
      .selectFrom(rows.as('c'))
      .selectAll('c')
      .select((eb) => [
        eb.selectFrom('partner_today').select('today').as('today'),
        standing().balance.of.as('balance'),
        standing().next_end_date.of.as('next_end_date'),
        jsonObjectFrom(
          eb.selectFrom('customers as t').select(['t.id', 't.name']).whereRef('t.id', '=', 'c.titular_id'),
        ).as('titular'),
        eb
          .selectFrom('customers as n')
          .select('n.identification')
          .whereRef('n.id', '=', 'c.titular_id')
          .as('titular_identification'),
        jsonArrayFrom(
          eb
            .selectFrom('customers as d')
            .select(['d.id', 'd.name', 'd.family_relationship'])
            .whereRef('d.titular_id', '=', 'c.id')
            .where('d.deleted_at', 'is', null)
            .orderBy(byName('d.name'))
            .limit(100),
        ).as('dependents'),
      ]);
  const find = async (id: number): Promise<Customer | undefined> => {
    const row = await read(present().select(columns).where('id', '=', id)).executeTakeFirst();
    return row && withAge(row);
  };
  return {
    find,
    /** Reads a customer whom nobody else can change, refer to or delete until this is done. */
    findLocked: async (id: number): Promise<Customer | undefined> => {
      await present().select('id').where('id', '=', id).forUpdate().execute();
      return find(id);
    },
    /** Reads a customer whom nobody else can change or delete until this is done. */
    findHeld: async (id: number): Promise<Customer | undefined> => {
      await present().select('id').where('id', '=', id).forShare().execute();
      return find(id);
    },
    page: async (query: Input<'listCustomers'>['query']) => {
      const { search, role, legal_type, country, is_sample, standing: state } = query;
      const words = await findIds(trx, 'customers', search ?? '');
      const found = present()
        .where(ifGiven(words, isFound))
        .where(ifGiven(role, (one) => sql<boolean>`${one} = any(roles)`))
        .where((eb) => {
          if (state === undefined) return eb.and([]);
          if (state === 'dependent') return eb('customers.titular_id', 'is not', null);
          const { all } = standing()[state === 'owing' ? 'balance' : 'in_force'];
          return eb('customers.id', 'in', eb.selectFrom(all).select('standing.customer'));
        })
        .where((eb) => eb.and({ legal_type, country_id: country, is_sample }));
      const match = words?.ids && words.ids.length <= mostRanked ? search : undefined;
      const summed = standingOrder(query.ordering);
      const counting = (skipped: number) => countQuery(trx, found.select('id'), { skipped, table: 'customers' });
      const page = await cappedPage(query, counting, ({ limit, offset }) => {
        const ordered = (summed ? found.leftJoin(standing()[summed].all, 'standing.customer', 'customers.id') : found)
          .select(columns)
          .orderBy(orderOf(query.ordering, match, summed && standing()[summed].key))
          .limit(limit)
          .offset(offset);
        return read(ordered).orderBy(orderOf(query.ordering, match)).execute();
      });
      return { ...page, rows: page.rows.map(withAge) };
    },
    /** The customer who has this identification already, whom the caller then sees; of a number that many share there is none. */
    findHolder: async ({
      country_id,
      identification_type,
      identification,
    }: Pick<Row, 'country_id' | 'identification_type' | 'identification'>) => {
      const shared = countriesOfGeneric(identification);
      if (shared.includes(country_id)) return undefined;
      return present()
        .select(['id', 'name'])
        .where('identification_type', '=', identification_type)
        .where('identification', '=', identification)
        .where((eb) => (shared.length > 0 ? eb('country_id', 'not in', shared) : eb.and([])))
        .executeTakeFirst();
    },
    /** Answers nothing where the identification is taken. */
    create: async (values: NewCustomerValues): Promise<Customer | undefined> => {
      const row = await trx
        .insertInto('customers')
        .values({ ...values, partner_id: caller.partnerId })
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    /** Answers nothing where somebody else was faster. */
    update: async (id: number, version: number, values: CustomerValues): Promise<Customer | undefined> => {
      const row = await trx
        .updateTable('customers')
        .set(values)
        .where('id', '=', id)
        .where('version', '=', version)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    /** Counts what still needs the customer. */
    holders: async (id: number) => {
      const counts = await trx
        .selectNoFrom((eb) => [
          eb
            .selectFrom('policies')
            .select(rowsCount.as('count'))
            .where('deleted_at', 'is', null)
            .where((or) => or.or([or('contractor_id', '=', id), or('payer_id', '=', id)]))
            .as('policy'),
          eb
            .selectFrom('policy_insureds as i')
            .innerJoin('policies as p', 'p.id', 'i.policy_id')
            .select(rowsCount.as('count'))
            .where('p.deleted_at', 'is', null)
            .where((or) => or.or([or('i.customer_id', '=', id), or('i.titular_id', '=', id)]))
            .as('policy_insured'),
          eb
            .selectFrom('policy_beneficiaries as b')
            .innerJoin('policies as p', 'p.id', 'b.policy_id')
            .select(rowsCount.as('count'))
            .where('p.deleted_at', 'is', null)
            .where('b.customer_id', '=', id)
            .as('policy_beneficiary'),
          eb
            .selectFrom('customers')
            .select(rowsCount.as('count'))
            .where('deleted_at', 'is', null)
            .where('titular_id', '=', id)
            .as('customer'),
          eb
            .selectFrom('vehicles as v')
            .select(rowsCount.as('count'))
            .where((or) =>
              or.or([
                or('v.owner_id', '=', id),
                or(
                  'v.id',
                  'in',
                  or.selectFrom('vehicle_beneficiaries').select('vehicle_id').where('customer_id', '=', id),
                ),
              ]),
            )
            .as('vehicle'),
        ])
        .executeTakeFirstOrThrow();
      return holdersIn(counts);
    },
    remove: async (id: number, version: number) => {
      const row = await trx
        .updateTable('customers')
        .set({ deleted_at: sql<string>`app_now()` })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Today in the time zone of the brokerage. */
    today: async () => (await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow()).today,
  };
}
export type CustomerStore = ReturnType<typeof customerStore>;

function withAge({ today, ...row }: Omit<Customer, 'age'> & { today: string | null }): Customer {
  return { ...row, age: row.birthdate && today ? ageOn(row.birthdate, today) : null };
}
const isFound = ({ ids, isIn }: Found) =>
  ids
    ? sql<boolean>`id = any (${sql.val(ids)}::int[])`
    : sql<boolean>`(select ${isIn(sql`f.key`)} from customer_facts f
        where f.partner_id = customers.partner_id and f.customer_id = customers.id)`;
const orderOf = (ordering: string | undefined, search: string | undefined, standing?: RawBuilder<unknown>) =>
  sortBy({
    match: { search, keys: [searchKey('name'), searchKey('identification')] },
    ordering,
    fallback: 'name',
    optional: ['city', 'email', 'birthdate', 'next_end_date'],
    keys: {
      name: byName('name'),
      identification: sql`identification`,
      legal_type: sql`legal_type`,
      city: byText('city'),
      email: byText('email'),
      birthdate: sql`birthdate`,
      balance: standing ?? sql`balance`,
      next_end_date: standing ?? sql`next_end_date`,
      created_at: sql`created_at`,
      updated_at: sql`updated_at`,
    },
  });
