import type { PlanFeature } from '../billing/index.ts';
import type { Requirement } from '../permissions/index.ts';
import { basePath, type PathName } from './paths.ts';

/** A page of the private area, by the name of its screen. */
export type PrivateRoute<Screen extends PathName = PathName> = {
  screen: Screen;
  path: string;
  permission: Requirement;
  /** The feature that a plan must include: without it nothing can be changed there. */
  feature?: PlanFeature;
};

/** Full pages outside the private layout and its gates: a token is enough. */
export const fullPageRoutes: readonly PrivateRoute<'plans' | 'checkout'>[] = [
  { screen: 'plans', path: '/app/payments', permission: 'all' },
  { screen: 'plans', path: '/app/payments/plan', permission: 'all' },
  { screen: 'checkout', path: '/app/payments/stepper', permission: 'all' },
];

const route = <Screen extends PathName>(
  screen: Screen,
  path: string,
  permission: Requirement,
  feature?: PlanFeature,
): PrivateRoute<Screen> => ({ screen, path: `${basePath}/${path}`, permission, feature });

/** The screens inside the private layout, each with the permission that opens it. */
export const privateRoutes = [
  route('dashboard', 'dashboard', 'all'),
  route('vehicles', 'management/vehicles', 'core_app.view_vehicle'),
  route('newVehicle', 'management/vehicles/create', 'core_app.add_vehicle'),
  route('vehicle', 'management/vehicles/:id/update', 'core_app.change_vehicle'),
  route('customers', 'management/customers', 'core_app.view_customer'),
  route('newCustomer', 'management/customers/create', 'core_app.add_customer'),
  route('customer', 'management/customers/:id/update', 'core_app.change_customer'),
  route('policies', 'management/policies', 'policy_app.view_policy'),
  route('newPolicy', 'management/policies/create', 'policy_app.add_policy', 'policies'),
  route('policy', 'management/policies/:id/update', 'policy_app.change_policy'),
  route('payments', 'management/payments', 'policy_app.view_payment'),
  route('payment', 'management/payments/:id/update', 'policy_app.change_payment', 'payments'),
  route('providers', 'configuration/providers', 'policy_app.view_provider'),
  route('newProvider', 'configuration/providers/create', 'policy_app.add_provider'),
  route('provider', 'configuration/providers/:id/update', 'policy_app.change_provider'),
  route('coverages', 'configuration/coverages', 'policy_app.view_coverage'),
  route('newCoverage', 'configuration/coverages/create', 'policy_app.add_coverage'),
  route('coverage', 'configuration/coverages/:id/update', 'policy_app.change_coverage'),
  route('branches', 'configuration/branches', 'policy_app.view_branch'),
  route('cie10', 'configuration/ci10s', 'all'),
  route('notifications', 'notifications', 'all'),
  route('help', 'help', 'all'),
  route('profile', 'profile', 'core_app.view_partner'),
  route('configuration', 'configuration', 'core_app.view_partner'),
  route('users', 'admin/users', 'auth_app.view_user'),
  route('newUser', 'admin/users/create', 'auth_app.add_user'),
  route('user', 'admin/users/:id/update', 'auth_app.change_user'),
  route('roles', 'admin/roles', 'auth.view_group'),
  route('newRole', 'admin/roles/create', 'auth.add_group'),
  route('role', 'admin/roles/:id/update', 'auth.change_group'),
  route('unauthorized', 'unauthorized', 'all'),
];

/** The name of a private screen. */
export type PrivateScreen = (typeof privateRoutes | typeof fullPageRoutes)[number]['screen'];
