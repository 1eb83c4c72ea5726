export {
  type PermissionAction,
  type PermissionModel,
  permissionActions,
  permissionFor,
  permissionModels,
  permissionsAt,
  togglePermissions,
} from './matrix.ts';
export {
  can,
  isPermission,
  type Permission,
  type PermissionParts,
  permissionParts,
  permissions,
  type Requirement,
} from './permissions.ts';
export { beyond, isAdministrator, withImplied } from './roles.ts';
export { type SeededRole, seededRoles } from './seededRoles.ts';
