import { type NeededModel, neededModels, type Permission } from '../../contract/api/index.ts';
import { everyRight } from '../../records/index.ts';

export type { Permission };

/** Every permission that roles hold, in the order of the register of records; some open nothing yet. */
export const permissions = everyRight;

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

const needed: readonly string[] = neededModels;
/** Tells whether some operation asks for permissions of the model; of others nobody is told yet. */
export const isNeeded = (model: PermissionModel): model is NeededModel => needed.includes(model);
/** Every permission that is shown to people. */
export const shownPermissions: readonly Permission[] = permissions.filter((one) =>
  isNeeded(permissionParts(one).model),
);
