import type { Payment, Task } from '@corredor/core/api';
import { Skeleton } from '@corredor/ui/Skeleton';
import { lazy, Suspense, useState } from 'react';
import type { GivenReceipt } from '../collection/payments/index.ts';
import { ReceiptPaperDialog } from '../collection/payments/index.ts';
import { Dashboard } from '../office/dashboard/index.ts';

const PaymentMoves = lazy(async () => ({ default: (await import('./DashboardCollect.tsx')).PaymentMoves }));
// Only a young brokerage, or one that tries out a sample, needs it.
const FirstSteps = lazy(async () => ({ default: (await import('../office/firstSteps/index.ts')).FirstSteps }));

const CompleteTask = lazy(() => import('./DashboardTasks.tsx'));
/** `/app/dashboard` */
export function DashboardScreen() {
  const [given, setGiven] = useState<GivenReceipt | null>(null);
  const pay = (payment: Payment, onClose: () => void) => (
    <Suspense fallback={null}>
      <PaymentMoves payment={payment} onReceipt={setGiven} onClose={onClose} />
    </Suspense>
  );
  const complete = (task: Task) => (
    <Suspense fallback={null}>
      <CompleteTask task={task} />
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
        complete={complete}
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
