import type { User } from '@corredor/core/api';
import { sql } from 'kysely';
import { refToKnown } from '../../database/fragments.ts';
import { exactCount } from '../../server/records/counting.ts';
import { byName, nameOrder, sortBy } from '../../server/records/ordering.ts';
import { countedPage } from '../../server/records/paging.ts';
import { matchesWords, searchedText } from '../../server/records/search.ts';
import type { Input } from '../../server/request/operations.ts';
import type { Scope } from '../../server/request/scope.ts';

export interface UserValues {
  email: string;
  name: string;
  last_name: string;
  role_id: number;
  language: 'es' | 'en';
  can_use_mobile_app: boolean;
}
type Answered = Omit<User, 'is_last_administrator'>;

/** The people of the caller's brokerage. */
export function userStore({ trx, caller }: Scope) {
  const found = () =>
    trx
      .selectFrom('users as u')
      .innerJoin('named_roles as r', 'r.id', 'u.role_id')
      .where('u.partner_id', '=', caller.partnerId);
  const read = () =>
    found()
      .select(['u.id', 'u.version', 'u.created_at', 'u.updated_at', 'u.email', 'u.name', 'u.last_name'])
      .select(['u.language', 'u.can_use_mobile_app', 'u.is_active', 'u.image', 'r.id as role_id'])
      .select([
        refToKnown('r').as('role'),
        sql<
          User['status']
        >`case when not u.is_active then 'inactive' when u.password_hash is null then 'invited' else 'active' end`.as(
          'status',
        ),
        sql<string | null>`(select max(s.last_used_at) from sessions s where s.user_id = u.id)`.as('last_seen_at'),
      ]);
  const find = (id: number): Promise<Answered | undefined> => read().where('u.id', '=', id).executeTakeFirst();
  return {
    find,
    several: (ids: readonly number[]): Promise<Answered[]> =>
      read()
        .where('u.id', 'in', [...ids])
        .execute(),
    page: async ({ search, role, is_active, ordering, ...query }: Input<'listUsers'>['query']) => {
      const matches = matchesWords(search ?? '', (isIn) =>
        isIn(searchedText(sql`u.name || ' ' || u.last_name || ' ' || u.email`)),
      );
      const wanted = read()
        .where(matches)
        .where((eb) => eb.and({ 'u.role_id': role, 'u.is_active': is_active }));
      return countedPage(
        query,
        exactCount(wanted),
        ({ size, offset }): Promise<Answered[]> =>
          wanted.orderBy(orderOf(ordering)).limit(size).offset(offset).execute(),
      );
    },
    isColleague: async (email: string) => {
      const same = found().select('u.id').where(sql<string>`lower(u.email)`, '=', email.toLowerCase());
      return (await same.executeTakeFirst()) !== undefined;
    },
    /** Adds the user. Where the address has an account elsewhere the row cannot be signed in with, and looks like any other. */
    create: async (values: UserValues, passwordHash: string | null) => {
      const row = {
        ...values,
        partner_id: caller.partnerId,
        password_hash: passwordHash,
        confirmed_at: passwordHash === null ? null : sql<string>`app_now()`,
      };
      const made = await trx
        .insertInto('users')
        .values(row)
        .onConflict((taken) => taken.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made) return { id: made.id, isTaken: false };
      const other = trx.insertInto('users').values({ ...row, has_taken_email: true });
      return { id: (await other.returning('id').executeTakeFirstOrThrow()).id, isTaken: true };
    },
    /** Whether the address still belongs to another account; where it has become free, the row becomes a usual one. */
    isTaken: async (id: number) => {
      const row = await trx
        .selectFrom('users')
        .select(['email', 'has_taken_email'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      if (!row.has_taken_email) return false;
      const other = await sql`select from find_account(${row.email})`.execute(trx);
      if (other.rows.length > 0) return true;
      await trx.updateTable('users').set({ has_taken_email: false }).where('id', '=', id).execute();
      return false;
    },
    /** Answers nothing where somebody else was faster. */
    update: async (id: number, version: number, patch: Partial<UserValues>, passwordHash: string | null) => {
      const withPassword =
        passwordHash === null
          ? {}
          : {
              password_hash: passwordHash,
              confirmed_at: sql<string>`coalesce(confirmed_at, app_now())`,
              failed_logins: 0,
              locked_until: null,
            };
      const row = await trx
        .updateTable('users')
        .set({
          ...patch,
          // Something must be set; the version follows what really differs.
          id: undefined,
          failed_logins: sql`failed_logins`,
          ...withPassword,
        })
        .where('id', '=', id)
        .where('version', '=', version)
        .returning('id')
        .executeTakeFirst();
      return row && find(row.id);
    },
    /** Lets somebody in, or out in a run or by hand. */
    setActive: async (id: number, version: number, is_active: boolean, deactivated_run_id: number | null = null) => {
      const changing = trx
        .updateTable('users')
        .set({ is_active, deactivated_run_id })
        .where('id', '=', id)
        .where('version', '=', version);
      const row = await changing.returning('id').executeTakeFirst();
      return row && find(row.id);
    },
    /** The run that deactivated somebody; null where it was done by hand, or taken back since. */
    deactivatedIn: async (ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> => {
      const users = trx
        .selectFrom('users')
        .select(['id', 'deactivated_run_id'])
        .where('id', 'in', [...ids]);
      return new Map((await users.execute()).map(({ id, deactivated_run_id }) => [id, deactivated_run_id]));
    },
    /** Removes what was only for the user's own eyes, which row-level security shows to nobody else. */
    forget: async (id: number) => {
      const as = (user: number) => sql`select set_config('app.user_id', ${String(user)}, true)`.execute(trx);
      await as(id);
      await trx.deleteFrom('notifications').where('user_id', '=', id).execute();
      await as(caller.userId);
    },
    /** Removes an account that nothing holds, and the seller's record that was made for it. */
    remove: async (id: number) => {
      await trx.deleteFrom('sellers').where('user_id', '=', id).execute();
      await trx.deleteFrom('users').where('id', '=', id).execute();
    },
    /** What a password of the brokerage must not be made of. */
    partnerNames: async () => {
      const row = trx.selectFrom('partners').select(['name', 'alias']).where('id', '=', caller.partnerId);
      const { name, alias } = await row.executeTakeFirstOrThrow();
      return [name, alias];
    },
    partnerName: async () => {
      const row = trx.selectFrom('partners').select('name').where('id', '=', caller.partnerId);
      return (await row.executeTakeFirstOrThrow()).name;
    },
  };
}
export type UserStore = ReturnType<typeof userStore>;

const orderOf = (ordering: string | undefined) =>
  sortBy({
    ordering,
    fallback: 'name',
    optional: ['last_seen_at'],
    keys: {
      name: nameOrder(sql`u.name || ' ' || u.last_name`),
      email: sql`lower(u.email)`,
      role: byName('r.name'),
      last_seen_at: sql`last_seen_at`,
      created_at: sql`u.created_at`,
      updated_at: sql`u.updated_at`,
    },
  });
