import { Skeleton } from '@corredor/ui/Skeleton';
import { lazy, Suspense } from 'react';
import { useCan } from '../base/app/index.ts';
import { Dashboard } from '../office/dashboard/index.ts';

// What is due comes first.
const DuePayments = lazy(async () => ({ default: (await import('./DashboardCollect.tsx')).DuePayments }));
const place = <Skeleton shape="block" height="26rem" />;
// Only a young brokerage, or one that tries out a sample, needs it.
const FirstSteps = lazy(async () => ({ default: (await import('../office/firstSteps/index.ts')).FirstSteps }));

/** `/app/dashboard` */
export function DashboardScreen() {
  const canViewPayments = useCan('policy_app.view_payment');
  return (
    <Dashboard
      start={(summary) => (
        <Suspense fallback={<Skeleton shape="block" height="4rem" />}>
          <FirstSteps summary={summary} />
        </Suspense>
      )}
      collect={
        canViewPayments
          ? (isNear) =>
              isNear ? (
                <Suspense fallback={place}>
                  <DuePayments />
                </Suspense>
              ) : (
                place
              )
          : undefined
      }
    />
  );
}
