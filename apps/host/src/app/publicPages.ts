import type { PublicPath } from '@corredor/core/paths';
import type { Page, PageModule } from '../parts/page.tsx';
// In the first chunk, which then compresses as one: most visits begin here or need the same parts.
import { Component } from '../routes/login.tsx';

/** The module of every public page by its path; what is fetched is a chunk of its own. */
export const publicPages: Record<PublicPath, Page | PageModule> = {
  '/login': { Component },
  '/': () => import('../routes/landing.tsx'),
  '/terms': () => import('../routes/terms.tsx'),
  '/widgets': () => import('../routes/widgets.tsx'),
  '/register': () => import('../routes/register.tsx'),
  '/register/confirm/:confirmationToken': () => import('../routes/registerConfirm.tsx'),
  '/password-recovery': () => import('../routes/passwordRecovery.tsx'),
  '/search': () => import('../routes/search.tsx'),
  '/:userAlias': () => import('../routes/publicProfile.tsx'),
};
