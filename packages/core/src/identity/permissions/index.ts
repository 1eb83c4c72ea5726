export { can, type Requirement } from './can.ts';
export {
  permissionActions,
  permissionFor,
  permissionModels,
  permissionsAt,
  togglePermissions,
} from './matrix.ts';
export {
  isPermission,
  type Permission,
  type PermissionAction,
  type PermissionModel,
  type PermissionParts,
  permissionParts,
  permissions,
  shownPermissions,
} from './permissions.ts';
export { beyond, isAdministrator, missingViews, wholeRole, withImplied } from './roles.ts';
export { namesOfRole, roleNameIn, type SeededRole, seededRoles } from './seededRoles.ts';
