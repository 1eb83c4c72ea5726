import type { PlanLimit } from '@corredor/core/billing';
import type { Requirement } from '@corredor/core/permissions';
import { lazy, Suspense } from 'react';
import { useCan } from '../../base/app/index.ts';

// The page comes first; most have room enough and see nothing.
const LoadedNotice = lazy(() => import('./LoadedNotice.tsx'));

/** Who makes more of what is limited; to all others its limit is nothing. */
const adders: Record<PlanLimit, Requirement> = {
  policies: 'policy_app.add_policy',
  customers: 'core_app.add_customer',
  vehicles: 'core_app.add_vehicle',
  generals: ['policy_app.add_policy', 'policy_app.change_policy'],
  users: 'auth_app.add_user',
  groups: 'auth.add_group',
  emails: 'policy_app.change_payment',
};

interface PlanUseNoticeProps {
  limit: PlanLimit;
  /** Above the form of a new record, where only a limit that is reached matters. */
  isOnForm?: boolean;
}

/** Tells whoever could add more when a limit of the plan is near, before they meet it. */
export function PlanUseNotice({ limit, isOnForm }: PlanUseNoticeProps) {
  if (!useCan(adders[limit])) return null;
  return (
    <Suspense fallback={null}>
      <LoadedNotice limit={limit} isOnForm={isOnForm} />
    </Suspense>
  );
}
