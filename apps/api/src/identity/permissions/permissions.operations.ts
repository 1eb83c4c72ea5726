import type { PermissionEntry } from '@corredor/core/api';
import { type Permission, permissionParts, shownPermissions } from '@corredor/core/permissions';
import { grantorsOf } from '../../server/checks/grantors.ts';
import type { Operations } from '../../server/request/operations.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { say } from '../../server/request/wording.ts';

/** What a role can hold and what opens something, named in the caller's language. */
export const permissionOperations = (scope: Scope) =>
  ({
    listPermissions: async () => {
      const results = shownPermissions.map((permission) => describePermission(permission, scope.language));
      return ok({ count: results.length, next: null, previous: null, results });
    },
    listGrantors: async () => {
      const results = scope.caller.partnerId === 0 ? [] : await grantorsOf(scope);
      return ok({ count: results.length, results });
    },
  }) satisfies Partial<Operations>;

function describePermission(permission: Permission, language: Scope['language']): PermissionEntry {
  const { app, action, model } = permissionParts(permission);
  const label = say(language, `permission.${action}`, { models: say(language, `models.${model}`) });
  return { permission, app: toApp(app), action, model, label };
}
const apps = ['policy_app', 'core_app', 'finance_app', 'auth_app', 'auth'] as const;
const toApp = (text: string) => apps.find((app) => app === text) ?? 'auth';
