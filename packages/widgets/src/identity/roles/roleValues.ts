import type { Role, RoleInput } from '@corredor/core/api';
import type { Permission } from '@corredor/core/permissions';

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

/** What is sent. */
export const toRoleInput = ({ name, permissions }: RoleValues): RoleInput => ({ name: name.trim(), permissions });
