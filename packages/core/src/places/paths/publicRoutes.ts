import type { PathName } from './paths.ts';

/** A page that anybody may open, by the name of its screen. */
export type PublicRoute = { screen: PathName; path: string };

/** The public screens; the profile comes last because its pattern takes any first segment. */
export const publicRoutes = [
  { screen: 'landing', path: '/' },
  { screen: 'search', path: '/search' },
  { screen: 'terms', path: '/terms' },
  { screen: 'widgets', path: '/widgets' },
  { screen: 'login', path: '/login' },
  { screen: 'register', path: '/register' },
  { screen: 'registerConfirm', path: '/register/confirm/:confirmationToken' },
  { screen: 'passwordRecovery', path: '/password-recovery' },
  { screen: 'publicProfile', path: '/:userAlias' },
] as const satisfies readonly PublicRoute[];

/** The pattern of a public screen's addresses. */
export type PublicPath = (typeof publicRoutes)[number]['path'];
