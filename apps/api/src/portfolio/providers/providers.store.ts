import type { Provider, ProviderInput, ProviderPatch, ProviderProduction } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { type SelectQueryBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ifGiven } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import { exactCount } from '../../server/records/counting.ts';
import { byName, searchKey, sortBy } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import type { Input } from '../../server/request/operations.ts';
import { holdersIn } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { isFoundProvider } from './foundProviders.ts';
import { providerParts } from './offices.store.ts';
import { inForceOf, productionOf } from './providerProduction.ts';

const columns = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'name',
  'short_name',
  'ruc',
  'phone',
  'email',
  'address',
  'contact',
  'is_sample',
] as const;
const nothing = { policies: 0, net_premium: '0.00' };
type Row = Omit<Provider, 'offices' | 'branches' | 'branch_ids'>;
type ProviderRows = SelectQueryBuilder<Database, 'providers', Row>;

/** The insurance companies that the caller's brokerage works with. */
export function providerStore({ trx, caller }: Scope) {
  const parts = providerParts({ trx, caller });
  /** Joins offices and branches to the few rows that are shown only. */
  const read = (rows: ProviderRows) =>
    trx
      .selectFrom(rows.as('p'))
      .selectAll('p')
      .select((eb) => [
        jsonArrayFrom(
          eb
            .selectFrom('provider_offices as o')
            .select(['o.id', 'o.city', 'o.address', 'o.phone'])
            .whereRef('o.provider_id', '=', 'p.id')
            .orderBy('o.id'),
        ).as('offices'),
        jsonArrayFrom(
          eb
            .selectFrom('provider_branches as l')
            .innerJoin('branches as b', 'b.id', 'l.branch_id')
            .select(['b.id', 'b.name'])
            .whereRef('l.provider_id', '=', 'p.id')
            .orderBy(byName('b.name')),
        ).as('branches'),
      ]);
  const providersOf = (branchId: number) =>
    trx.selectFrom('provider_branches').select('provider_id').where('branch_id', '=', branchId);
  const find = async (id: number): Promise<Provider | undefined> => {
    const row = await read(trx.selectFrom('providers').select(columns).where('id', '=', id)).executeTakeFirst();
    return row && withBranchIds(row);
  };
  const writeParts = async (id: number, { offices, branch_ids }: ProviderPatch) => {
    if (offices) await parts.replaceOffices(id, offices);
    if (branch_ids) await parts.replaceBranches(id, branch_ids);
  };
  return {
    find,
    knownBranches: parts.knownBranches,
    policiesOfOffices: parts.policiesOfOffices,
    page: async ({ search, branch, ordering, with_in_force, ...query }: Input<'listProviders'>['query']) => {
      const found = trx
        .selectFrom('providers')
        .where(isFoundProvider('providers', search ?? ''))
        .where((eb) => ifGiven(branch, (id) => eb('id', 'in', providersOf(id))));
      const order = orderOf(ordering, search);
      const { count, rows } = await countedPage(query, exactCount(found), ({ size, offset }) =>
        read(found.select(columns).orderBy(order).limit(size).offset(offset)).orderBy(order).execute(),
      );
      const ids = rows.map(({ id }) => id);
      const seesPolicies = with_in_force === true && can(caller.permissions, 'policy_app.view_policy');
      const inForce = seesPolicies ? await inForceOf(trx, ids) : null;
      return {
        count,
        rows: rows.map((row) => ({ ...withBranchIds(row), in_force: inForce && (inForce.get(row.id) ?? nothing) })),
      };
    },
    /** What the policies of a provider carry. */
    production: async (id: number): Promise<ProviderProduction> => {
      const { branches, ...sums } = await productionOf(trx, id);
      return { currency: caller.currency, ...sums, branches: branches ?? [] };
    },
    /** The provider who has this tax number already; several may have none. */
    findHolder: async (ruc: string | null | undefined) =>
      ruc ? trx.selectFrom('providers').select(['id', 'name']).where('ruc', '=', ruc).executeTakeFirst() : undefined,
    /** Answers nothing where the tax number is taken. */
    create: async ({ offices, branch_ids, ...input }: ProviderInput): Promise<Provider | undefined> => {
      const row = await trx
        .insertInto('providers')
        .values({ ...input, partner_id: caller.partnerId })
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) return undefined;
      await writeParts(row.id, { offices, branch_ids });
      return find(row.id);
    },
    /** Answers nothing where somebody else was faster; the version moves also where only offices change. */
    update: async (before: Provider, { offices, branch_ids, ...patch }: ProviderPatch) => {
      const row = await trx
        .updateTable('providers')
        .set({ name: before.name, ...patch })
        .where('id', '=', before.id)
        .where('version', '=', before.version)
        .returning('id')
        .executeTakeFirst();
      if (!row) return undefined;
      await writeParts(row.id, { offices, branch_ids });
      return find(row.id);
    },
    /** Counts the policies of the provider; deleted ones still name theirs. */
    holders: async (id: number) => {
      const count = await exactCount(trx.selectFrom('policies').where('provider_id', '=', id));
      return holdersIn({ policy: count });
    },
    remove: async (id: number, version: number) => {
      const row = await trx
        .deleteFrom('providers')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
export type ProviderStore = ReturnType<typeof providerStore>;

const withBranchIds = (row: Omit<Provider, 'branch_ids'>): Provider => ({
  ...row,
  branch_ids: row.branches.map((branch) => branch.id),
});
const orderOf = (ordering: string | undefined, search: string | undefined) =>
  sortBy({
    match: {
      search,
      keys: [searchKey('name'), sql`search_key(coalesce(short_name, ''))`, sql`search_key(coalesce(ruc, ''))`],
    },
    ordering,
    fallback: 'name',
    optional: ['short_name', 'ruc'],
    keys: {
      name: byName('name'),
      short_name: byName('short_name'),
      ruc: sql`ruc`,
      created_at: sql`created_at`,
      updated_at: sql`updated_at`,
    },
  });
