import { promisedOfRecords } from './records.mjs';

/** The side menu: group, then its items with address and permission. */
export const menu = [
  ['home', 'dashboard', '/app/dashboard', 'all'],
  ['management', 'policies', '/app/management/policies', 'policy_app.view_policy'],
  ['management', 'customers', '/app/management/customers', 'core_app.view_customer'],
  ['management', 'payments', '/app/management/payments', 'policy_app.view_payment'],
  ['insuredInterest', 'insureds', '/app/management/customers?role=insured', 'core_app.view_customer'],
  ['insuredInterest', 'vehicles', '/app/management/vehicles', 'core_app.view_vehicle'],
  ['configurations', 'providers', '/app/configuration/providers', 'policy_app.view_provider'],
  ['configurations', 'coverages', '/app/configuration/coverages', 'policy_app.view_coverage'],
  ['configurations', 'branches', '/app/configuration/branches', 'policy_app.view_branch'],
  ['configurations', 'cie10', '/app/configuration/ci10s', 'all'],
  ['configurations', 'settings', '/app/configuration/settings', 'core_app.change_partner'],
  ['admin', 'users', '/app/admin/users', 'auth_app.view_user'],
  ['admin', 'roles', '/app/admin/roles', 'auth.view_group'],
  ...promisedOfRecords('menu'),
];
