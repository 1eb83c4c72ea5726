import type { Payment, Policy } from '@corredor/core/api';
import { listPayments } from '@corredor/core/operations';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { PaymentMoves } from './PaymentMoves.tsx';
import { PolicyPaymentsView } from './PolicyPaymentsView.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';

interface PolicyPaymentsProps {
  policy: Pick<Policy, 'id' | 'instalments_summary' | 'currency'>;
  isReadOnly?: boolean;
}

/** The instalments of one policy, to see and to pay. */
export function PolicyPayments({ policy, isReadOnly = false }: PolicyPaymentsProps) {
  const query = { policy: policy.id, ordering: 'due_date', page_size: 200 } as const;
  const payments = useQuery(queryOf(useClient(), listPayments, { query }));
  const canChange = useCan('policy_app.change_payment');
  const [moving, setMoving] = useState<Payment | null>(null);
  const [reminding, setReminding] = useState<Payment | null>(null);
  return (
    <>
      <PolicyPaymentsView
        list={toListState(payments)}
        summary={policy.instalments_summary}
        currency={policy.currency}
        canChange={canChange && !isReadOnly}
        onMove={setMoving}
        onRemind={setReminding}
        onRetry={() => void payments.refetch()}
      />
      {reminding && <ReminderDialog payment={reminding} onClose={() => setReminding(null)} />}
      {moving && <PaymentMoves key={moving.id} payment={moving} onClose={() => setMoving(null)} />}
    </>
  );
}
