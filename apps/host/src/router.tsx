import { basePath, paths } from '@corredor/core/paths';
import { Navigate, Route, Routes } from 'react-router-dom';
import { elementOf, type Page } from './page.tsx';
// In the first chunk, which then compresses as one: most visits begin here or need the same parts.
import { Component as Login } from './routes/login.tsx';

/** The public routes that have a screen; each is its own chunk. */
const publicPages: Record<string, Page> = {
  '/': () => import('./routes/landing.tsx'),
  '/terms': () => import('./routes/terms.tsx'),
  '/widgets': () => import('./routes/widgets.tsx'),
  '/register': () => import('./routes/register.tsx'),
  '/register/confirm/:confirmationToken': () => import('./routes/registerConfirm.tsx'),
  '/password-recovery': () => import('./routes/passwordRecovery.tsx'),
  '/search': () => import('./routes/search.tsx'),
  '/:userAlias': () => import('./routes/publicProfile.tsx'),
};
const publicRoutes = Object.entries(publicPages).map(([path, page]) => (
  <Route key={path} path={path} element={elementOf(page)} />
));
// The server draws only what anybody may see.
const privateArea = import.meta.env.SSR ? null : elementOf(() => import('./PrivateRoutes.tsx'));

/** Every route of the product. The private ones are fetched when somebody goes there. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.login()} element={<Login />} />
      {publicRoutes}
      <Route path={`${basePath}/*`} element={privateArea} />
      <Route path="*" element={<Navigate to={paths.login()} replace />} />
    </Routes>
  );
}
