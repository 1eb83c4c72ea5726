import { paths } from '@corredor/core/paths';
import type { Permission } from '@corredor/core/permissions';

/** The second key after G that leads to a screen of the menu. */
export const goKeys: Record<string, string> = {
  dashboard: 'd',
  policies: 'p',
  customers: 'c',
  payments: 'm',
  insureds: 'i',
  vehicles: 'v',
  providers: 'a',
  coverages: 'o',
  branches: 'r',
  cie10: 'x',
  users: 'u',
  roles: 'l',
  notifications: 'n',
  help: 'h',
  configuration: 's',
};

/** What can be added, on a page of its own: the menu item whose list it stands in, and what it takes. */
export const newPages = [
  { id: 'policies', permission: 'policy_app.add_policy', list: paths.policies(), href: paths.newPolicy() },
  { id: 'customers', permission: 'core_app.add_customer', list: paths.customers(), href: paths.newCustomer() },
  { id: 'vehicles', permission: 'core_app.add_vehicle', list: paths.vehicles(), href: paths.newVehicle() },
  { id: 'providers', permission: 'policy_app.add_provider', list: paths.providers(), href: paths.newProvider() },
  { id: 'coverages', permission: 'policy_app.add_coverage', list: paths.coverages(), href: paths.newCoverage() },
  { id: 'users', permission: 'auth_app.add_user', list: paths.users(), href: paths.newUser() },
  { id: 'roles', permission: 'auth.add_group', list: paths.roles(), href: paths.newRole() },
] as const satisfies readonly { id: string; permission: Permission; list: string; href: string }[];

/** Pages that no menu entry leads to: notifications, help, the profile and the configuration. */
export const otherPages = [
  { id: 'notifications', permission: 'all', href: paths.notifications() },
  { id: 'help', permission: 'all', href: paths.help() },
  { id: 'profile', permission: 'core_app.view_partner', href: paths.profile() },
  { id: 'configuration', permission: 'core_app.view_partner', href: paths.configuration() },
] as const;
