import type { PermissionEntry } from '@corredor/core/api';
import { type Permission, permissionParts, shownPermissions } from '@corredor/core/permissions';
import { grantorsOf } from '../../server/checks/grantors.ts';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { say } from '../../server/request/wording.ts';

/** What a role can hold and what opens something, named as the caller reads it. */
export const permissionOperations = (scope: Scope) =>
  ({
    listPermissions: async () => {
      const results = shownPermissions.map((permission) => describePermission(permission, scope.locale));
      return ok({ count: results.length, next: null, previous: null, results });
    },
    listGrantors: async () => {
      const results = scope.caller.partnerId === 0 ? [] : await grantorsOf(scope);
      return ok({ count: results.length, results });
    },
  }) satisfies Partial<Operations>;

function describePermission(permission: Permission, locale: Scope['locale']): PermissionEntry {
  const { app, action, model } = permissionParts(permission);
  const label = say(locale, `permission.${action}`, { models: say(locale, `models.${model}`) });
  return { permission, app: toApp(app), action, model, label };
}
const apps = ['policy_app', 'core_app', 'finance_app', 'auth_app', 'auth'] as const;
const toApp = (text: string) => apps.find((app) => app === text) ?? 'auth';
