import type { Role, RoleInput } from '@corredor/core/api';
import { type Permission, shownPermissions } from '@corredor/core/permissions';

/** A role as its form holds it. */
export interface RoleValues {
  name: string;
  permissions: Permission[];
}

/** The form of a role, or of a new one. */
export const toRoleValues = (role?: Pick<Role, 'name' | 'permissions'>): RoleValues => ({
  name: role?.name ?? '',
  permissions: role ? [...role.permissions] : [],
});

/** Tells whether nothing is ticked, whatever the role holds of what is not shown. */
export const isWithoutAny = (permissions: readonly Permission[]): boolean =>
  !permissions.some((one) => shownPermissions.includes(one));

/** What is sent: with what the role holds and the form does not show. */
export const toRoleInput = ({ name, permissions }: RoleValues): RoleInput => ({
  name: name.trim(),
  permissions: isWithoutAny(permissions) ? [] : permissions,
});
