import type { Payment } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Skeleton } from '@corredor/ui/Skeleton';
import { lazy, Suspense, useState } from 'react';
import type { GivenReceipt } from '../collection/payments/index.ts';
import { ReceiptPaperDialog } from '../collection/payments/index.ts';
import { Dashboard } from '../office/dashboard/index.ts';

const PaymentMoves = lazy(async () => ({ default: (await import('./DashboardCollect.tsx')).PaymentMoves }));
// Only a young brokerage, or one that tries out a sample, needs it.
const FirstSteps = lazy(async () => ({ default: (await import('../office/firstSteps/index.ts')).FirstSteps }));

const TodayTasks = lazy(() => import('./DashboardTasks.tsx'));
// As high as a card of five tasks; the frame that is drawn first keeps it for who has tasks.
const place = (
  <div data-needs={paths.tasks()}>
    <Card>
      <Skeleton shape="rows" height="30rem" />
    </Card>
  </div>
);
const tasks = (isNear: boolean) => <Suspense fallback={place}>{isNear ? <TodayTasks /> : place}</Suspense>;

/** `/app/dashboard` */
export function DashboardScreen() {
  const [given, setGiven] = useState<GivenReceipt | null>(null);
  const pay = (payment: Payment, onClose: () => void) => (
    <Suspense fallback={null}>
      <PaymentMoves payment={payment} onReceipt={setGiven} onClose={onClose} />
    </Suspense>
  );
  return (
    <>
      <Dashboard
        start={(summary) => (
          <Suspense fallback={<Skeleton shape="block" height="4rem" />}>
            <FirstSteps summary={summary} />
          </Suspense>
        )}
        tasks={tasks}
        pay={pay}
      />
      {given && (
        <Suspense fallback={null}>
          <ReceiptPaperDialog key={given.receipt.id} {...given} onClose={() => setGiven(null)} />
        </Suspense>
      )}
    </>
  );
}
