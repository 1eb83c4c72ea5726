import { paths } from '@corredor/core/paths';
import { can } from '@corredor/core/permissions';
import { ErrorState } from '@corredor/ui/ErrorState';
import { useSession } from '@corredor/widgets/app';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useMatches } from 'react-router-dom';
import { PageLoading } from './PageLoading.tsx';
import type { RouteHandle } from './router.tsx';

/** Lets signed-in users through, and to a page only with its permission: no token leads to login, no permission to the 403 page. */
export function Guard({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { status, isSignedIn, permissions, reason, record, error, retry } = useSession();
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  if (!isSignedIn && status !== 'restoring' && status !== 'unreachable') {
    const hasLeft = reason === 'left' || reason === 'elsewhere';
    const query = {
      ...(hasLeft ? {} : { next: `${pathname}${search}` }),
      ...(reason === 'expired' ? { expired: 1 } : {}),
    };
    return <Navigate to={paths.login(query)} replace />;
  }
  if (status === 'restoring') return <PageLoading />;
  if (status === 'unreachable')
    return (
      <ErrorState
        title={t('restoring.failed')}
        text={`${error?.message ?? ''} ${t('restoring.text')}`}
        onRetry={retry}
      />
    );
  const required = handle?.permission ?? 'all';
  if (record.has_partner && !can(permissions, required))
    return <Navigate to={`${paths.unauthorized()}?permission=${String(required)}`} replace />;
  return children;
}
