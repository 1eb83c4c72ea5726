import { basePath, paths } from '@corredor/core/paths';
import { Navigate, Route, Routes } from 'react-router-dom';
import { elementOf } from '../parts/page.tsx';
import { publicPages } from './publicPages.ts';

const publicRoutes = Object.entries(publicPages).map(([path, page]) => (
  <Route key={path} path={path} element={typeof page === 'function' ? elementOf(page) : <page.Component />} />
));
// The server draws only what anybody may see.
const privateArea = import.meta.env.SSR ? null : elementOf(() => import('./PrivateRoutes.tsx'));

/** Every route of the product. The private ones are fetched when somebody goes there. */
export function AppRoutes() {
  return (
    <Routes>
      {publicRoutes}
      <Route path={`${basePath}/*`} element={privateArea} />
      <Route path="*" element={<Navigate to={paths.login()} replace />} />
    </Routes>
  );
}
