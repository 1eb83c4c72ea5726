import { basePath, fullPageRoutes, paths, privateRoutes } from '@corredor/core/paths';
import type { Requirement } from '@corredor/core/permissions';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { Root } from './Root.tsx';

/** The routes that have a module, by the name of their screen; each is its own chunk. */
const publicModules = {
  landing: () => import('./routes/landing.tsx'),
  terms: () => import('./routes/terms.tsx'),
  login: () => import('./routes/login.tsx'),
  register: () => import('./routes/register.tsx'),
  registerConfirm: () => import('./routes/registerConfirm.tsx'),
  passwordRecovery: () => import('./routes/passwordRecovery.tsx'),
};
const privateModules: Partial<Record<string, () => Promise<{ Component: React.ComponentType }>>> = {
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

/** What a route tells the guard. */
export interface RouteHandle {
  permission: Requirement;
}
const publicPaths = {
  landing: '/',
  terms: '/terms',
  login: '/login',
  register: '/register',
  registerConfirm: '/register/confirm/:confirmationToken',
  passwordRecovery: '/password-recovery',
} as const;

const publicRoutes: RouteObject[] = Object.entries(publicModules).map(([screen, lazy]) => ({
  path: publicPaths[screen as keyof typeof publicPaths],
  lazy,
}));
const guarded = (routes: typeof privateRoutes): RouteObject[] =>
  routes.flatMap(({ screen, path, permission }) => {
    const lazy = privateModules[screen];
    return lazy ? [{ path, lazy, handle: { permission } satisfies RouteHandle }] : [];
  });

/** Every route of the product. Paths and permissions come from core; a screen without a module has no route yet. */
export const createRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      children: [
        ...publicRoutes,
        {
          lazy: () => import('./routes/fullPage.tsx'),
          children: [
            ...guarded(fullPageRoutes),
            { path: `${basePath}/payments/*`, lazy: () => import('./routes/notFound.tsx') },
          ],
        },
        {
          lazy: () => import('./routes/privateLayout.tsx'),
          children: [
            ...guarded(privateRoutes),
            { path: `${basePath}/*`, element: <Navigate to={paths.dashboard()} replace /> },
          ],
        },
        { path: basePath, element: <Navigate to={paths.dashboard()} replace /> },
        { path: '*', element: <Navigate to={paths.login()} replace /> },
      ],
    },
  ]);
