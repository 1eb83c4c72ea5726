import { basePath, fullPageRoutes, type PrivateRoute, paths, privateRoutes } from '@corredor/core/paths';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Guard } from './Guard.tsx';
import { elementOf, type Page } from './page.tsx';
// With the layout, because it is the page that nearly everybody opens first.
import * as dashboard from './routes/dashboard.tsx';
import { Component as PrivateLayout } from './routes/privateLayout.tsx';
import { usePrefetch } from './usePrefetch.ts';

/** The private routes that have a module, by the name of their screen; each is its own chunk. */
const privatePages: Partial<Record<PrivateRoute['screen'], Page>> = {
  dashboard: async () => dashboard,
  customers: () => import('./routes/customers.tsx'),
  newCustomer: () => import('./routes/customer.tsx'),
  customer: () => import('./routes/customer.tsx'),
  vehicles: () => import('./routes/vehicles.tsx'),
  newVehicle: () => import('./routes/vehicle.tsx'),
  vehicle: () => import('./routes/vehicle.tsx'),
  policies: () => import('./routes/policies.tsx'),
  newPolicy: () => import('./routes/policy.tsx'),
  policy: () => import('./routes/policy.tsx'),
  payments: () => import('./routes/payments.tsx'),
  payment: () => import('./routes/payment.tsx'),
  providers: () => import('./routes/providers.tsx'),
  newProvider: () => import('./routes/provider.tsx'),
  provider: () => import('./routes/provider.tsx'),
  coverages: () => import('./routes/coverages.tsx'),
  newCoverage: () => import('./routes/coverage.tsx'),
  coverage: () => import('./routes/coverage.tsx'),
  branches: () => import('./routes/branches.tsx'),
  help: () => import('./routes/help.tsx'),
  notifications: () => import('./routes/notifications.tsx'),
  configuration: () => import('./routes/configuration.tsx'),
  profile: () => import('./routes/profile.tsx'),
  cie10: () => import('./routes/cie10.tsx'),
  users: () => import('./routes/users.tsx'),
  newUser: () => import('./routes/user.tsx'),
  user: () => import('./routes/user.tsx'),
  roles: () => import('./routes/roles.tsx'),
  newRole: () => import('./routes/role.tsx'),
  role: () => import('./routes/role.tsx'),
  unauthorized: () => import('./routes/unauthorized.tsx'),
  plans: () => import('./routes/plans.tsx'),
  checkout: () => import('./routes/checkout.tsx'),
};
const prefetched = [...fullPageRoutes, ...privateRoutes].flatMap(({ screen, path }) => {
  const page = privatePages[screen];
  return page ? [{ path, page }] : [];
});
const guarded = (routes: readonly PrivateRoute[]) =>
  routes.flatMap(({ screen, path, permission, feature }) => {
    const page = privatePages[screen];
    if (!page) return [];
    return [
      <Route
        key={path}
        path={path.slice(basePath.length + 1)}
        element={
          <Guard permission={permission} feature={feature}>
            {elementOf(page)}
          </Guard>
        }
      />,
    ];
  });
const fullPages = guarded(fullPageRoutes);
const privatePagesInLayout = guarded(privateRoutes);
const privateLayout = <PrivateLayout />;
/** Whose words the first screen says. */
const firstRooms: ['common', 'shell', 'dashboard'] = ['common', 'shell', 'dashboard'];
const notFound = elementOf(() => import('./routes/notFound.tsx'));

/** Everything below /app. Paths and permissions come from core; a screen without a module has no route yet. */
export function Component() {
  // All at once: React lets a moment pass between parts that appear one after the other.
  useTranslation(firstRooms);
  usePrefetch(prefetched);
  return (
    <Routes>
      {fullPages}
      <Route path="payments/*" element={<Guard permission="all">{notFound}</Guard>} />
      <Route element={<Guard permission="all">{privateLayout}</Guard>}>
        {privatePagesInLayout}
        <Route path="*" element={<Navigate to={paths.dashboard()} replace />} />
      </Route>
    </Routes>
  );
}
