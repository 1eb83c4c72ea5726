import type { User } from '@corredor/core/api';
import { beyond, isAdministrator, type Permission } from '@corredor/core/permissions';
import { conflict, invalidField, notFound, type Problem, stale } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { AdministratorStore } from '../roles/index.ts';
import type { UserStore } from './users.store.ts';

type Person = Omit<User, 'is_last_administrator'>;

/** What holds for every change of a user: nobody reaches beyond themselves, and somebody stays who can give everything. */
export function userRules(scope: Scope, users: UserStore, administrators: AdministratorStore) {
  const isBeyond = (permissions: readonly Permission[]) => beyond(scope.caller.permissions, permissions).length > 0;
  const refuseBeyond = ({ id }: Person, held: readonly Permission[] = []) =>
    id !== scope.caller.userId && isBeyond(held) ? conflict('user_beyond') : null;
  return {
    /** Why the caller may not change some users; whom they may is left out. */
    refusals: async (ids: readonly number[]): Promise<ReadonlyMap<number, Problem>> => {
      const found = new Map((await users.several(ids)).map((user) => [user.id, user]));
      const held = await administrators.permissionsOf([...found.values()].map(({ role_id }) => role_id));
      const refusalOf = (user: Person | undefined) =>
        user ? refuseBeyond(user, held.get(user.role_id)) : notFound('user');
      const refused = ids.map((id) => [id, refusalOf(found.get(id))] as const);
      return new Map(refused.flatMap(([id, refusal]) => (refusal ? [[id, refusal]] : [])));
    },
    /** The user as it is now, seen in this version, whom the caller may change. */
    open: async (id: number, version?: number): Promise<Person> => {
      await administrators.lock();
      const user = await users.find(id);
      if (!user) throw notFound('user');
      if (version !== undefined && user.version !== version)
        throw stale(await withLast(administrators, [user]).then(first));
      const role = await administrators.roleOf(user.role_id);
      const refusal = refuseBeyond(user, role?.permissions);
      if (refusal) throw refusal;
      return user;
    },
    /** 422 where the role is not of this brokerage, or holds what the caller does not. */
    requireRole: async (roleId: number) => {
      const role = await administrators.roleOf(roleId);
      if (!role) throw invalidField('role_id', 'field.not_found');
      if (isBeyond(role.permissions)) throw invalidField('role_id', 'field.role_beyond_yours');
      return { isAdministrator: isAdministrator(role.permissions) };
    },
    /** 409 where the brokerage would be left without an administrator. */
    requireAnotherAdministrator: async (id: number) => {
      const [only, ...others] = await administrators.ids();
      if (only === id && others.length === 0) throw conflict('last_administrator');
    },
    refuseOwn: (id: number) => {
      if (id === scope.caller.userId) throw conflict('own_account');
    },
  };
}
export type UserRules = ReturnType<typeof userRules>;

const first = (users: User[]) => users[0];
/** Users as they are answered: with a word on who is the last administrator. */
export async function withLast(administrators: AdministratorStore, users: Person[]): Promise<User[]> {
  const [only, ...others] = await administrators.ids();
  return users.map((user) => ({ ...user, is_last_administrator: others.length === 0 && only === user.id }));
}
