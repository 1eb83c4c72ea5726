import type { Coverage, CoverageInput, CoveragePatch } from '@corredor/core/api';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { exactCount } from '../../server/records/counting.ts';
import { byName, searchKey, sortBy } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import { holdersIn } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';

const columns = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'name',
  'coverage_type',
  'branch_id',
  'description',
  'is_sample',
] as const;
type Identity = Pick<Coverage, 'name' | 'coverage_type' | 'branch_id'>;

/** What the branches of the caller's brokerage can cover. */
export function coverageStore({ trx, caller }: Scope) {
  const read = () =>
    trx
      .selectFrom('coverages')
      .select(columns)
      .select((eb) =>
        jsonObjectFrom(
          eb.selectFrom('branches as b').select(['b.id', 'b.name']).whereRef('b.id', '=', 'coverages.branch_id'),
        )
          .$notNull()
          .as('branch'),
      );
  const find = (id: number): Promise<Coverage | undefined> => read().where('id', '=', id).executeTakeFirst();
  return {
    find,
    page: async ({ search, branch, coverage_type, ordering, ...query }: Input<'listCoverages'>['query']) => {
      const found = trx
        .selectFrom('coverages')
        .where(matchesWords(search ?? '', (isIn) => isIn(searchedText(sql`name`))))
        .where((eb) => eb.and({ branch_id: branch, coverage_type }));
      const order = orderOf(ordering, search);
      return countedPage(query, exactCount(found), ({ size, offset }): Promise<Coverage[]> => {
        const ids = found.select('id').orderBy(order).limit(size).offset(offset);
        return read().where('id', 'in', ids).orderBy(order).execute();
      });
    },
    hasBranch: async (id: number) =>
      (await trx.selectFrom('branches').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
    /** The coverage of the branch that has this name and type already. */
    findNamesake: ({ name, coverage_type, branch_id }: Identity) =>
      trx
        .selectFrom('coverages')
        .select(['id', 'name'])
        .where('branch_id', '=', branch_id)
        .where('coverage_type', '=', coverage_type)
        .where(searchKey('name'), '=', sql`search_key(${name})`)
        .executeTakeFirst(),
    /** Answers nothing where the name is taken. */
    create: async (input: CoverageInput): Promise<Coverage | undefined> => {
      const row = await trx
        .insertInto('coverages')
        .values({ ...input, partner_id: caller.partnerId })
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    /** Answers nothing where somebody else was faster. */
    update: async (id: number, version: number, patch: CoveragePatch): Promise<Coverage | undefined> => {
      const row = await trx
        .updateTable('coverages')
        .set(patch)
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    /** Counts the policies that list the coverage; deleted ones still do. */
    holders: async (id: number) => {
      const { count } = await trx
        .selectFrom('policy_coverages')
        .select(sql<number>`count(distinct policy_id)::int`.as('count'))
        .where('coverage_id', '=', id)
        .executeTakeFirstOrThrow();
      return holdersIn({ policy: count });
    },
    remove: async (id: number, version: number) => {
      const row = await trx
        .deleteFrom('coverages')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
export type CoverageStore = ReturnType<typeof coverageStore>;

const orderOf = (ordering: string | undefined, search: string | undefined) =>
  sortBy({
    match: { search, keys: [searchKey('name')] },
    ordering,
    fallback: 'name',
    keys: {
      name: byName('name'),
      coverage_type: sql`coverage_type`,
      branch: sql`(select ${byName('b.name')} from branches b where b.id = coverages.branch_id)`,
      created_at: sql`created_at`,
      updated_at: sql`updated_at`,
    },
  });
