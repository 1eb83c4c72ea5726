import type { PrivateScreen } from '@corredor/core/paths';
import type { Page } from '../parts/page.tsx';
// With the layout, because it is the page that nearly everybody opens first.
import { Component } from '../routes/dashboard.tsx';

/** The module of every private screen; each but the dashboard is its own chunk. */
export const privatePages: Record<PrivateScreen, Page> = {
  dashboard: async () => ({ Component }),
  customers: () => import('../routes/customers.tsx'),
  newCustomer: () => import('../routes/customer.tsx'),
  customer: () => import('../routes/customer.tsx'),
  vehicles: () => import('../routes/vehicles.tsx'),
  newVehicle: () => import('../routes/vehicle.tsx'),
  vehicle: () => import('../routes/vehicle.tsx'),
  policies: () => import('../routes/policies.tsx'),
  newPolicy: () => import('../routes/policy.tsx'),
  policy: () => import('../routes/policy.tsx'),
  payments: () => import('../routes/payments.tsx'),
  payment: () => import('../routes/payment.tsx'),
  providers: () => import('../routes/providers.tsx'),
  newProvider: () => import('../routes/provider.tsx'),
  provider: () => import('../routes/provider.tsx'),
  coverages: () => import('../routes/coverages.tsx'),
  newCoverage: () => import('../routes/coverage.tsx'),
  coverage: () => import('../routes/coverage.tsx'),
  branches: () => import('../routes/branches.tsx'),
  help: () => import('../routes/help.tsx'),
  notifications: () => import('../routes/notifications.tsx'),
  configuration: () => import('../routes/configuration.tsx'),
  profile: () => import('../routes/profile.tsx'),
  cie10: () => import('../routes/cie10.tsx'),
  users: () => import('../routes/users.tsx'),
  newUser: () => import('../routes/user.tsx'),
  user: () => import('../routes/user.tsx'),
  roles: () => import('../routes/roles.tsx'),
  newRole: () => import('../routes/role.tsx'),
  role: () => import('../routes/role.tsx'),
  unauthorized: () => import('../routes/unauthorized.tsx'),
  plans: () => import('../routes/plans.tsx'),
  checkout: () => import('../routes/checkout.tsx'),
};
