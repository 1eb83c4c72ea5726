import type { NeededModel } from '../../contract/api/index.ts';
import {
  isNeeded,
  type Permission,
  type PermissionAction,
  permissionParts,
  permissions,
  shownPermissions,
} from './permissions.ts';
import { withImplied } from './roles.ts';

export const permissionActions: readonly PermissionAction[] = ['view', 'add', 'change', 'delete'];

/** What permissions are about, in the order in which a role's form lists it. */
export const permissionModels: readonly NeededModel[] = [
  ...new Set(permissions.map((one) => permissionParts(one).model).filter(isNeeded)),
];

/** The permission to do this with that; absent where there is no such thing. */
export const permissionFor = (model: string, action: PermissionAction): Permission | undefined =>
  permissions.find((one) => {
    const parts = permissionParts(one);
    return parts.model === model && parts.action === action;
  });

/** The permissions of a part of the matrix: of one model, or of one action in all models that are shown; or all that there are. */
export const permissionsAt = (where: { model?: string; action?: PermissionAction }): readonly Permission[] => {
  if (!where.model && !where.action) return permissions;
  return shownPermissions.filter((one) => {
    const { model, action } = permissionParts(one);
    return (where.model ?? model) === model && (where.action ?? action) === action;
  });
};

/** Gives or takes permissions: what is given brings its view along, and without the view nothing else of its model stays. */
export function togglePermissions(
  chosen: readonly Permission[],
  turned: readonly Permission[],
  isOn: boolean,
): Permission[] {
  if (isOn) return withImplied([...chosen, ...turned]);
  const closed = turned.map(permissionParts).filter(({ action }) => action === 'view');
  return chosen.filter(
    (one) => !turned.includes(one) && !closed.some(({ model }) => model === permissionParts(one).model),
  );
}
