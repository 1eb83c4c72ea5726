import {
  basePath,
  fullPageRoutes,
  type PrivateRoute,
  type PrivateScreen,
  paths,
  privateRoutes,
} from '@corredor/core/paths';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { elementOf } from '../parts/page.tsx';
import { Component as PrivateLayout } from '../routes/privateLayout.tsx';
import { Guard } from './Guard.tsx';
import { privatePages } from './privatePages.ts';
import { usePrefetch } from './usePrefetch.ts';

const prefetched = [...fullPageRoutes, ...privateRoutes].map(({ screen, path }) => ({
  path,
  page: privatePages[screen],
}));
const guarded = (routes: readonly PrivateRoute<PrivateScreen>[]) =>
  routes.map(({ screen, path, permission, feature }) => (
    <Route
      key={path}
      path={path.slice(basePath.length + 1)}
      element={
        <Guard permission={permission} feature={feature}>
          {elementOf(privatePages[screen])}
        </Guard>
      }
    />
  ));
const fullPages = guarded(fullPageRoutes);
const privatePagesInLayout = guarded(privateRoutes);
const privateLayout = <PrivateLayout />;
/** Whose words the first screen says. */
const firstRooms: ['common', 'shell', 'dashboard'] = ['common', 'shell', 'dashboard'];
const notFound = elementOf(() => import('../routes/notFound.tsx'));

/** Everything below /app. Paths and permissions come from core. */
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
