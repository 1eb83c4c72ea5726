import type { Policy } from '@corredor/core/api';
import { listPayments } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { toListState } from '../../../frames/lists/index.ts';
import { TransferDialog, usePaymentMoves } from '../moves/index.ts';
import { PolicyPaymentsView } from './PolicyPaymentsView.tsx';

const ReceiptsDialog = lazy(() => import('./ReceiptsDialog.tsx'));

interface PolicyPaymentsProps {
  policy: Pick<Policy, 'id' | 'instalments_summary' | 'total_grant' | 'premium_balance' | 'currency'>;
}

/** The instalments of one policy, to see and to collect. */
export function PolicyPayments({ policy }: PolicyPaymentsProps) {
  const query = { policy: policy.id, kind: 'all', ordering: 'due_date', page_size: 200 } as const;
  const payments = useQuery(queryOf(useClient(), listPayments, { query }));
  const moves = usePaymentMoves();
  const [isTransferring, setTransferring] = useState(false);
  const [readId, setReadId] = useState<number | null>(null);
  const read = payments.data?.results.find(({ id }) => id === readId);
  const close = () => setTransferring(false);
  return (
    <>
      <PolicyPaymentsView
        list={toListState(payments)}
        policy={policy}
        moves={moves}
        onTransfer={() => setTransferring(true)}
        onReceipts={({ id }) => setReadId(id)}
        onRetry={() => void payments.refetch()}
      />
      {moves.dialog}
      {read && (
        <Suspense fallback={null}>
          <ReceiptsDialog payment={read} onClose={() => setReadId(null)} />
        </Suspense>
      )}
      {isTransferring && (
        <Suspense fallback={null}>
          <TransferDialog
            rows={payments.data?.results ?? null}
            policyId={policy.id}
            onDone={close}
            onReceipt={moves.give}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
