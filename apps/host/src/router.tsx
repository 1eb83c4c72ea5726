import { basePath, fullPageRoutes, type PrivateRoute, paths, privateRoutes } from '@corredor/core/paths';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Guard } from './Guard.tsx';

type Page = () => Promise<{ Component: ComponentType }>;

/** The routes that have a module, by the name of their screen; each is its own chunk. */
const publicPages: Record<string, Page> = {
  '/': () => import('./routes/landing.tsx'),
  '/terms': () => import('./routes/terms.tsx'),
  '/login': () => import('./routes/login.tsx'),
  '/register': () => import('./routes/register.tsx'),
  '/register/confirm/:confirmationToken': () => import('./routes/registerConfirm.tsx'),
  '/password-recovery': () => import('./routes/passwordRecovery.tsx'),
};
const privatePages: Partial<Record<PrivateRoute['screen'], Page>> = {
  dashboard: () => import('./routes/dashboard.tsx'),
  customers: () => import('./routes/customers.tsx'),
  newCustomer: () => import('./routes/customer.tsx'),
  customer: () => import('./routes/customer.tsx'),
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
  unauthorized: () => import('./routes/unauthorized.tsx'),
  plans: () => import('./routes/plans.tsx'),
};
const elementOf = (page: Page): ReactNode => {
  const LazyPage = lazy(async () => ({ default: (await page()).Component }));
  return <LazyPage />;
};
const publicRoutes = Object.entries(publicPages).map(([path, page]) => (
  <Route key={path} path={path} element={elementOf(page)} />
));
const guarded = (routes: readonly PrivateRoute[]) =>
  routes.flatMap(({ screen, path, permission }) => {
    const page = privatePages[screen];
    if (!page) return [];
    return [<Route key={path} path={path} element={<Guard permission={permission}>{elementOf(page)}</Guard>} />];
  });
const fullPages = guarded(fullPageRoutes);
const privatePagesInLayout = guarded(privateRoutes);
const privateLayout = elementOf(() => import('./routes/privateLayout.tsx'));
const notFound = elementOf(() => import('./routes/notFound.tsx'));

/** Every route of the product. Paths and permissions come from core; a screen without a module has no route yet. */
export function AppRoutes() {
  return (
    <Routes>
      {publicRoutes}
      {fullPages}
      <Route path={`${basePath}/payments/*`} element={<Guard permission="all">{notFound}</Guard>} />
      <Route element={<Guard permission="all">{privateLayout}</Guard>}>
        {privatePagesInLayout}
        <Route path={`${basePath}/*`} element={<Navigate to={paths.dashboard()} replace />} />
      </Route>
      <Route path="*" element={<Navigate to={paths.login()} replace />} />
    </Routes>
  );
}
