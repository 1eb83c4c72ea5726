import type { Branch, BranchInput, BranchPatch } from '@corredor/core/api';
import { sql } from 'kysely';
import { exactCount, rowsCount } from '../../server/records/counting.ts';
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
  'group',
  'description',
  'code',
  'flags',
  'extra_fields',
  'premium_tax',
  'renews',
  'is_sample',
] as const;

/** The lines of insurance that the caller's brokerage sells. */
export function branchStore({ trx, caller }: Scope) {
  const find = (id: number): Promise<Branch | undefined> =>
    trx.selectFrom('branches').select(columns).where('id', '=', id).executeTakeFirst();
  return {
    find,
    page: async ({ search, group, ordering, has_extra_fields: has, ...query }: Input<'listBranches'>['query']) => {
      const found = trx
        .selectFrom('branches')
        .where(matchesWords(search ?? '', (isIn) => isIn(searchedText(sql`name`))))
        .where((eb) => eb.and({ group }))
        .$if(has !== undefined, (some) => some.where(sql<boolean>`(extra_fields <> '[]') = ${has}`));
      return countedPage(query, exactCount(found), ({ size, offset }) =>
        found.select(columns).orderBy(orderOf(ordering, search)).limit(size).offset(offset).execute(),
      );
    },
    /** The branch that has this name already, however it is written; those of the sample book have names of their own. */
    findNamesake: (name: string, isSample = false) =>
      trx
        .selectFrom('branches')
        .select(['id', 'name'])
        .where(searchKey('name'), '=', sql`search_key(${name})`)
        .where('is_sample', '=', isSample)
        .executeTakeFirst(),
    /** Tells whether the brokerage has a branch of its own with an official code. */
    hasCode: async (code: string) => {
      const found = trx.selectFrom('branches').select('id').where('code', '=', code).where('is_sample', '=', false);
      return (await found.limit(1).executeTakeFirst()) !== undefined;
    },
    /** Answers nothing where the name is taken. */
    create: async ({ flags, extra_fields, ...input }: BranchInput): Promise<Branch | undefined> =>
      trx
        .insertInto('branches')
        .values({ ...input, ...inJson({ flags, extra_fields }), partner_id: caller.partnerId })
        .onConflict((taken) => taken.doNothing())
        .returning(columns)
        .executeTakeFirst(),
    /** Answers nothing where somebody else was faster. */
    update: async (id: number, version: number, patch: BranchPatch): Promise<Branch | undefined> =>
      trx
        .updateTable('branches')
        .set({ ...patch, ...inJson(patch) })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning(columns)
        .executeTakeFirst(),
    /** Which of these extra fields some policy, row or item of a movement has a value of; a draft that was deleted may come back with its own. */
    usedExtra: async (id: number, keys: readonly string[]): Promise<string[]> => {
      if (keys.length === 0) return [];
      // Rows that have ended have their values too.
      await sql`select set_config('app.lists_on', 'all', true)`.execute(trx);
      const { rows } = await sql<{ key: string }>`select k.key from unnest(${sql.val(keys)}::text[]) k(key)
        where exists (select from policies p where p.branch_id = ${id} and (jsonb_exists(p.extra, k.key)
          or exists (select from policy_vehicles l where l.policy_id = p.id and jsonb_exists(l.extra, k.key))
          or exists (select from policy_generals l where l.policy_id = p.id and jsonb_exists(l.extra, k.key))
          or exists (select from policy_insureds l where l.policy_id = p.id and jsonb_exists(l.extra, k.key))
          or exists (select from movements m join movement_items i on i.movement_id = m.id
            where m.policy_id = p.id and jsonb_exists(i.after -> 'extra', k.key))))`.execute(trx);
      await sql`select set_config('app.lists_on', '', true)`.execute(trx);
      return rows.map(({ key }) => key);
    },
    /** Counts what still needs the branch; deleted policies still name theirs. */
    holders: async (id: number) => {
      const counts = await trx
        .selectNoFrom((eb) => [
          eb.selectFrom('policies').select(rowsCount.as('count')).where('branch_id', '=', id).as('policy'),
          eb.selectFrom('coverages').select(rowsCount.as('count')).where('branch_id', '=', id).as('coverage'),
          eb.selectFrom('provider_branches').select(rowsCount.as('count')).where('branch_id', '=', id).as('provider'),
        ])
        .executeTakeFirstOrThrow();
      return holdersIn(counts);
    },
    remove: async (id: number, version: number) => {
      const row = await trx
        .deleteFrom('branches')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
const inJson = ({ flags, extra_fields }: Pick<BranchPatch, 'flags' | 'extra_fields'>) => ({
  flags: flags && JSON.stringify(flags),
  extra_fields: extra_fields && JSON.stringify(extra_fields),
});

export type BranchStore = ReturnType<typeof branchStore>;

const orderOf = (ordering: string | undefined, search: string | undefined) =>
  sortBy({
    match: { search, keys: [searchKey('name')] },
    ordering,
    fallback: 'name',
    optional: ['code'],
    keys: {
      name: byName('name'),
      group: sql.ref('group'),
      // Official codes are numbers for most countries: 2 comes before 10.
      code: sql`lpad(code, 10, '0')`,
      created_at: sql`created_at`,
      updated_at: sql`updated_at`,
    },
  });
