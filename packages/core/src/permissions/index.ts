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
export { beyond, isAdministrator, missingViews, withImplied } from './roles.ts';
export { namesOfRole, roleNameIn, type SeededRole, seededRoles } from './seededRoles.ts';
