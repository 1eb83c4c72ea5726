import type { PlanFeature } from '@corredor/core/billing';
import { paths } from '@corredor/core/paths';
import { can, type Requirement } from '@corredor/core/permissions';
import { useSession } from '@corredor/widgets/app';
import { lazy, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

const Unreachable = lazy(() => import('./Unreachable.tsx'));

interface GuardProps {
  permission: Requirement;
  /** What the plan must include. */
  feature?: PlanFeature;
  children: ReactNode;
}

/** Lets signed-in users through, and to a page only with its permission and a plan that includes it; others go to login or the 403 page. */
export function Guard({ permission, feature, children }: GuardProps) {
  const { status, isSignedIn, permissions, reason, record } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'unreachable') return <Unreachable />;
  if (status === 'restoring') return null;
  if (!isSignedIn) {
    // Whoever left on purpose starts afresh; everybody else comes back to the page asked for.
    const hasLeft = reason === 'left';
    return <Navigate to={paths.login(hasLeft ? {} : { next: `${pathname}${search}${hash}` })} replace />;
  }
  if (record.has_partner && !can(permissions, permission))
    return <Navigate to={paths.unauthorized({ permission: String(permission) })} replace />;
  if (record.has_partner && feature && !record.services.includes(feature))
    return <Navigate to={paths.unauthorized({ code: 'plan_required', feature })} replace />;
  return children;
}
