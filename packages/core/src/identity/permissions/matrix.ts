import { everyRecord, kinds } from '../../records/index.ts';
import {
  type Permission,
  type PermissionAction,
  type PermissionModel,
  permissionParts,
  permissions,
} from './permissions.ts';
import { withImplied } from './roles.ts';

export const permissionActions: readonly PermissionAction[] = ['view', 'add', 'change', 'delete'];

/** What permissions are about, in the order in which a role's form lists it. */
export const permissionModels: readonly PermissionModel[] = kinds.flatMap((kind) => {
  const { may } = everyRecord[kind];
  return may ? [permissionParts(may.view).model] : [];
});

/** The permission to do this with that; absent where there is no such thing. */
export const permissionFor = (model: string, action: PermissionAction): Permission | undefined =>
  permissions.find((one) => {
    const parts = permissionParts(one);
    return parts.model === model && parts.action === action;
  });

/** The permissions of a part of the matrix: of one model, one action, both, or all. */
export const permissionsAt = (where: { model?: string; action?: PermissionAction }): Permission[] =>
  permissions.filter((one) => {
    const { model, action } = permissionParts(one);
    return (where.model ?? model) === model && (where.action ?? action) === action;
  });

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
