import type { Ref, Seller, SellerInput, SellerMerge, SellerPatch } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { sql } from 'kysely';
import { sellerName } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { nameOrder, sortBy } from '../../server/records/ordering.ts';
import { pageOf } from '../../server/records/paging.ts';
import { matchesWords, searchedNumber, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';

const columns = [
  's.id',
  's.version',
  's.created_at',
  's.updated_at',
  's.user_id',
  's.kind',
  's.identification',
  's.email',
  's.phone',
  's.is_active',
  's.notes',
] as const;
const name = sellerName('s', 'u');

/** The sellers of the caller's brokerage. */
export function sellerStore({ trx, caller }: Scope) {
  const all = () => trx.selectFrom('sellers as s').leftJoin('users as u', 'u.id', 's.user_id');
  const read = () => all().select(columns).select(name.as('name'));
  const find = (id: number): Promise<Seller | undefined> => read().where('s.id', '=', id).executeTakeFirst();
  /** The policies in which both sellers have shares. */
  const shared = (id: number, otherId: number) =>
    trx
      .selectFrom('policies as p')
      .where('p.id', 'in', sharesOf(id).select('l.policy_id'))
      .where('p.id', 'in', sharesOf(otherId).select('l.policy_id'));
  /** Shares in policies that are there; what was deleted holds nobody. */
  const sharesOf = (id: number) =>
    trx
      .selectFrom('policy_sellers as l')
      .innerJoin('policies as p', 'p.id', 'l.policy_id')
      .where('p.deleted_at', 'is', null)
      .where('l.seller_id', '=', id);
  return {
    find,
    page: async ({ search, kind, is_active, has_user, ordering, ...query }: Input<'listSellers'>['query']) => {
      const words = sql`${searchedText(name)} || ' ' || ${searchedNumber(sql`s.identification`)} || ' ' ||
        ${searchedText(sql`coalesce(s.email, '')`)} || ' ' || ${searchedNumber(sql`s.phone`)}`;
      const found = all()
        .where(matchesWords(search ?? '', (isIn) => isIn(words)))
        .where((eb) => eb.and({ 's.kind': kind, 's.is_active': is_active }))
        .where(has_user === undefined ? sql<boolean>`true` : sql<boolean>`(s.user_id is not null) = ${has_user}`);
      const count = await exactCount(found);
      const { size, offset } = pageOf(query);
      const order = orderOf(ordering);
      const ids = found.select('s.id').orderBy(order).limit(size).offset(offset);
      const rows: Seller[] = await read().where('s.id', 'in', ids).orderBy(order).execute();
      return { count, rows };
    },
    /** The seller who is that user, or is called so, already. */
    findNamesake: ({ user_id, name: called }: Pick<SellerInput, 'user_id' | 'name'>) =>
      (user_id
        ? all().where('s.user_id', '=', user_id)
        : all().where('s.user_id', 'is', null).where(sql<boolean>`seller_key(s.name) = seller_key(${called})`)
      )
        .select(['s.id', name.as('name')])
        .executeTakeFirst(),
    /** Whether somebody is a user of the brokerage, active or not. */
    isUser: async (id: number) => {
      const users = trx.selectFrom('users').select('id').where('partner_id', '=', caller.partnerId);
      return (await users.where('id', '=', id).executeTakeFirst()) !== undefined;
    },
    /** Answers nothing where the seller is there already. */
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
    /** The policies that name the seller. */
    holders: async (id: number) => {
      const shares = sharesOf(id).select(sql<number>`count(distinct l.policy_id)::int`.as('count'));
      return [{ model: 'policy_seller' as const, count: (await shares.executeTakeFirstOrThrow()).count }].filter(
        ({ count }) => count > 0,
      );
    },
    remove: async (id: number, version: number) => {
      const gone = trx.selectFrom('policies').select('id').where('deleted_at', 'is not', null);
      await trx.deleteFrom('policy_sellers').where('seller_id', '=', id).where('policy_id', 'in', gone).execute();
      const row = await trx
        .deleteFrom('sellers')
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
    /** Keeps both sellers as they are until the end of the request; the lower number first, so that two merges wait for each other. */
    lockBoth: (id: number, otherId: number) =>
      trx.selectFrom('sellers').select('id').where('id', 'in', [id, otherId]).orderBy('id').forUpdate().execute(),
    /** In how many policies shares of the one would go over to the other, and in which both have some. */
    merge: async (id: number, otherId: number): Promise<Omit<SellerMerge, 'refusal'>> => {
      const policies = sharesOf(id).select(sql<number>`count(distinct l.policy_id)::int`.as('count'));
      const clashes = shared(id, otherId).select(sql<number>`count(*)::int`.as('count'));
      const first: Ref[] = !can(caller.permissions, 'policy_app.view_policy')
        ? []
        : await shared(id, otherId)
            .select(['p.id', sql<string>`coalesce(p.number, p.id::text)`.as('name')])
            .orderBy('p.id')
            .limit(20)
            .execute();
      return {
        policies_count: (await policies.executeTakeFirstOrThrow()).count,
        clashes_count: (await clashes.executeTakeFirstOrThrow()).count,
        clashes: first,
      };
    },
    /** Gives all shares of the one to the other, and answers of which policies. */
    moveShares: async (id: number, otherId: number) => {
      const policies = await sharesOf(id).select('l.policy_id').distinct().orderBy('l.policy_id').execute();
      await trx.updateTable('policy_sellers').set({ seller_id: otherId }).where('seller_id', '=', id).execute();
      return policies.map((row) => row.policy_id);
    },
  };
}
export type SellerStore = ReturnType<typeof sellerStore>;

const orderOf = (ordering: string | undefined) =>
  sortBy({
    ordering,
    fallback: 'name',
    id: sql`s.id`,
    keys: {
      name: nameOrder(name),
      kind: sql`s.kind`,
      created_at: sql`s.created_at`,
      updated_at: sql`s.updated_at`,
    },
  });
