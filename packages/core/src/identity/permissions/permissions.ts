import type { Permission } from '../../contract/api/index.ts';
import { everyRecord, kinds } from '../../records/index.ts';

export type { Permission };

/** Every permission of the system, in the order of the register of records. */
export const permissions: readonly Permission[] = kinds.flatMap((kind) => Object.values(everyRecord[kind].may ?? {}));

/** Tells whether a text names a permission of the system. */
export function isPermission(text: string): text is Permission {
  return permissions.some((permission) => permission === text);
}

export type PermissionAction = 'view' | 'add' | 'change' | 'delete';
export type PermissionModel = Permission extends `${string}.${string}_${infer Model}` ? Model : never;
export type PermissionParts = { app: string; action: PermissionAction; model: PermissionModel };

/** Takes a permission apart, so that a role's form can draw a table of models and actions. */
export function permissionParts(permission: Permission): PermissionParts {
  const [app, rest] = permission.split('.') as [string, `${PermissionAction}_${PermissionModel}`];
  const [action, model] = rest.split('_') as [PermissionAction, PermissionModel];
  return { app, action, model };
}
