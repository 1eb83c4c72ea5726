import type { Role, RolePatch } from '@corredor/core/api';
import { beyond, isAdministrator, missingViews, type Permission, wholeRole } from '@corredor/core/permissions';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, heldBy, invalidField, notFound, stale } from '../../server/request/problems.ts';
import { created, noContent, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { AdministratorStore } from './administrators.store.ts';
import type { RoleStore } from './roles.store.ts';

/** The roles of a brokerage; nobody gives what they do not hold, and somebody stays who can give everything. */
export const roleOperations = (scope: Scope, roles: RoleStore, administrators: AdministratorStore) => {
  const record = recordChanges(scope, 'group', forHistory);
  const isBeyond = (permissions: readonly Permission[]) => beyond(scope.caller.permissions, permissions).length > 0;
  const checked = async <Values extends RolePatch>(values: Values, id?: number): Promise<Values> => {
    const tidied = tidyTexts(values);
    if (tidied.name && (await roles.isTaken(tidied.name, id))) throw invalidField('name', 'field.role_taken');
    if (!tidied.permissions) return tidied;
    const chosen = tidied.permissions;
    const missing = missingViews(chosen).join(', ');
    if (missing) throw invalidField('permissions', 'field.permissions_view', { missing });
    const permissions = [...wholeRole(chosen)];
    if (isBeyond(permissions)) throw invalidField('permissions', 'field.permissions_beyond');
    return { ...tidied, permissions };
  };
  /** The role as it is now, if the caller holds at least as much and has seen this version. */
  const open = async (id: number, version: number) => {
    await administrators.lock();
    const role = await roles.find(id);
    if (!role) throw notFound('role');
    if (role.version !== version) throw stale(role);
    if (isBeyond(role.permissions)) throw conflict('role_beyond');
    return role;
  };
  return {
    listRoles: async ({ query, url }) => ok(toPage({ query, url }, await roles.page(query))),
    getRole: async ({ path }) => {
      const role = await roles.find(path.roleId);
      return role ? ok(role) : notFound('role');
    },
    createRole: async ({ body }) => {
      await administrators.lock();
      const role = await roles.create(await checked(body));
      await record('role_created', role.id, { after: role });
      return created(role);
    },
    updateRole: async ({ path, body, version }) => {
      const before = await open(path.roleId, version);
      const patch = await checked(body, before.id);
      const stops = before.is_administrator && patch.permissions && !isAdministrator(patch.permissions);
      if (stops && (await administrators.ids({ roleId: before.id })).length === 0)
        return conflict('last_administrator');
      const after = await roles.update(before.id, version, patch);
      if (!after) return stale(await roles.find(before.id));
      await record('role_updated', after.id, { before, after });
      return ok(after);
    },
    deleteRole: async ({ path, version }) => {
      const before = await open(path.roleId, version);
      if (before.users_count > 0) return heldBy([{ model: 'user', count: before.users_count }]);
      await roles.remove(before.id);
      await record('role_deleted', before.id, { before });
      return noContent();
    },
  } satisfies Partial<Operations>;
};

const forHistory = ({ name, permissions }: Role) => ({ name, permissions });
