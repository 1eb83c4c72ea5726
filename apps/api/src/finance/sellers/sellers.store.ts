import type { Seller, SellerInput, SellerPatch } from '@corredor/core/api';
import { sql } from 'kysely';
import { exactCount } from '../../server/records/counting.ts';
import { byName, searchKey, sortBy } from '../../server/records/ordering.ts';
import { pageOf } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';

const columns = [
  'id',
  'version',
  'created_at',
  'updated_at',
  'name',
  'kind',
  'identification',
  'email',
  'phone',
  'is_active',
  'notes',
] as const;

/** The sellers of the caller's brokerage. */
export function sellerStore({ trx, caller }: Scope) {
  const read = () => trx.selectFrom('sellers').select(columns);
  const find = (id: number): Promise<Seller | undefined> => read().where('id', '=', id).executeTakeFirst();
  return {
    find,
    page: async ({ search, kind, is_active, ordering, ...query }: Input<'listSellers'>['query']) => {
      const found = trx
        .selectFrom('sellers')
        .where(matchesWords(search ?? '', (isIn) => isIn(searchedText(sql`name`))))
        .where((eb) => eb.and({ kind, is_active }));
      const count = await exactCount(found);
      const { size, offset } = pageOf(query);
      const order = orderOf(ordering);
      const ids = found.select('id').orderBy(order).limit(size).offset(offset);
      const rows: Seller[] = await read().where('id', 'in', ids).orderBy(order).execute();
      return { count, rows };
    },
    /** The seller that is called so already. */
    findNamesake: (name: string) =>
      trx
        .selectFrom('sellers')
        .select(['id', 'name'])
        .where(searchKey('name'), '=', sql`search_key(${name})`)
        .executeTakeFirst(),
    /** Answers nothing where the name is taken. */
    create: async (input: SellerInput): Promise<Seller | undefined> => {
      const row = await trx
        .insertInto('sellers')
        .values({ ...input, partner_id: caller.partnerId })
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    /** Answers nothing where somebody else was faster. */
    update: async (id: number, version: number, patch: SellerPatch): Promise<Seller | undefined> => {
      const row = await trx
        .updateTable('sellers')
        .set(patch)
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    remove: async (id: number, version: number) => {
      const row = await trx
        .deleteFrom('sellers')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
export type SellerStore = ReturnType<typeof sellerStore>;

const orderOf = (ordering: string | undefined) =>
  sortBy({
    ordering,
    fallback: 'name',
    keys: {
      name: byName('name'),
      kind: sql`kind`,
      created_at: sql`created_at`,
      updated_at: sql`updated_at`,
    },
  });
