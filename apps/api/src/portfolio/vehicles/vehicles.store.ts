import type { Vehicle, VehicleBeneficiaryInput, VehicleInput, VehiclePatch } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ifGiven, percentOf, refByKnownId } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { countQuery, exactCount } from '../../server/records/counting.ts';
import { type Found, findIds } from '../../server/records/findIds.ts';
import { byName, searchKey, sortBy } from '../../server/records/ordering.ts';
import { cappedPage, pageOf } from '../../server/records/paging.ts';
import { mostRanked } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import { holdersIn } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';

const columns = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'brand',
  'model',
  'year',
  'color',
  'plate',
  'chassis_number',
  'engine_number',
  'owner_id',
  'commercial_value',
  'vehicle_type',
  'activity',
  'is_sample',
] as const;
type Row = Omit<Vehicle, 'owner' | 'owner_identification' | 'beneficiaries'>;
type VehicleRows = SelectQueryBuilder<Database, 'vehicles', Row>;

/** The vehicles of the caller's brokerage. */
export function vehicleStore({ trx, caller }: Scope) {
  /** Joins owner and beneficiaries to the few rows that are shown only. */
  const read = (rows: VehicleRows) =>
    trx
      .selectFrom(rows.as('v'))
      .selectAll('v')
      .select((eb) => [
        refByKnownId('customers', 'v.owner_id').as('owner'),
        eb
          .selectFrom('customers as n')
          .select('n.identification')
          .whereRef('n.id', '=', 'v.owner_id')
          // Who may not view customers knows an owner by name only.
          .where(sql<boolean>`${can(caller.permissions, 'core_app.view_customer')}`)
          .as('owner_identification'),
        jsonArrayFrom(
          eb
            .selectFrom('vehicle_beneficiaries as b')
            .select(['b.customer_id', refByKnownId('customers', 'b.customer_id').as('customer'), 'b.start_date'])
            .select(sql<string>`${percentOf('b.percentage')}`.as('percentage'))
            .whereRef('b.vehicle_id', '=', 'v.id')
            .orderBy('b.id'),
        ).as('beneficiaries'),
      ]);
  const find = (id: number): Promise<Vehicle | undefined> =>
    read(trx.selectFrom('vehicles').select(columns).where('id', '=', id)).executeTakeFirst();
  const replaceBeneficiaries = async (vehicle_id: number, rows: readonly VehicleBeneficiaryInput[]) => {
    await trx.deleteFrom('vehicle_beneficiaries').where('vehicle_id', '=', vehicle_id).execute();
    if (rows.length === 0) return;
    const owned = rows.map((row) => ({ ...row, vehicle_id, partner_id: caller.partnerId }));
    await trx.insertInto('vehicle_beneficiaries').values(owned).execute();
  };
  return {
    find,
    page: async ({ search, owner, brand, is_sample, ordering, ...query }: Input<'listVehicles'>['query']) => {
      const words = await findIds(trx, 'vehicles', search ?? '');
      const found = trx
        .selectFrom('vehicles')
        .where(ifGiven(words, isFound))
        .where(ifGiven(brand, (one) => sql<boolean>`search_key(brand) = search_key(${one})`))
        .where((eb) => eb.and({ owner_id: owner, is_sample }));
      const count = await countQuery(trx, found.select('id'), { skipped: pageOf(query).offset, table: 'vehicles' });
      const order = orderOf(ordering, count <= mostRanked ? search : undefined);
      return cappedPage(
        query,
        async () => count,
        ({ limit, offset }) =>
          read(found.select(columns).orderBy(order).limit(limit).offset(offset)).orderBy(order).execute(),
      );
    },
    /** The vehicle that carries this plate already. */
    findHolder: (plate: string) =>
      trx
        .selectFrom('vehicles')
        .select(['id', sql<string>`plate || ' · ' || brand || ' ' || model`.as('name')])
        .where('plate', '=', plate)
        .executeTakeFirst(),
    /** Answers nothing where the plate is taken. */
    create: async ({ beneficiaries, ...input }: VehicleInput): Promise<Vehicle | undefined> => {
      const row = await trx
        .insertInto('vehicles')
        .values({ ...input, partner_id: caller.partnerId })
        .onConflict((taken) => taken.columns(['partner_id', 'plate']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return undefined;
      await replaceBeneficiaries(row.id, beneficiaries ?? []);
      return find(row.id);
    },
    /** Answers nothing where somebody else was faster; the version moves also where only beneficiaries change. */
    update: async (before: Vehicle, { beneficiaries, ...patch }: VehiclePatch) => {
      const row = await trx
        .updateTable('vehicles')
        .set({ brand: before.brand, ...patch })
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .returning('id')
        .executeTakeFirst();
      if (!row) return undefined;
      if (beneficiaries) await replaceBeneficiaries(row.id, beneficiaries);
      return find(row.id);
    },
    /** Counts the policies that insure the vehicle; deleted ones still name theirs. */
    holders: async (id: number) => {
      const count = await exactCount(trx.selectFrom('policy_vehicles').where('vehicle_id', '=', id));
      return holdersIn({ policy: count });
    },
    remove: async (id: number, version: number) => {
      const row = await trx
        .deleteFrom('vehicles')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Which of these customers the brokerage has. */
    presentCustomers: async (ids: readonly number[]) => {
      if (ids.length === 0) return new Set<number>();
      const present = trx.selectFrom('customers').select('id').where('deleted_at', 'is', null);
      return new Set((await present.where('id', 'in', ids).execute()).map((row) => row.id));
    },
    /** Today in the time zone of the brokerage. */
    today: async () => (await trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow()).today,
  };
}
export type VehicleStore = ReturnType<typeof vehicleStore>;

const isFound = ({ ids, isIn }: Found) =>
  ids
    ? sql<boolean>`id = any (${sql.val(ids)}::int[])`
    : sql<boolean>`(select ${isIn(sql`f.key`)} from vehicle_facts f
        where f.partner_id = vehicles.partner_id and f.vehicle_id = vehicles.id)`;
const orderOf = (ordering: string | undefined, search: string | undefined) =>
  sortBy({
    match: { search, keys: [searchKey('plate'), searchKey('brand'), searchKey('model')] },
    ordering,
    fallback: 'plate',
    optional: ['commercial_value'],
    keys: {
      plate: sql`plate`,
      brand: byName('brand'),
      model: byName('model'),
      year: sql`year`,
      owner: sql`(select x.name_order from customer_facts x where x.customer_id = owner_id)`,
      commercial_value: sql`commercial_value`,
      created_at: sql`created_at`,
      updated_at: sql`updated_at`,
    },
  });
