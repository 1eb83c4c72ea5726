import type { Policy } from '@corredor/core/api';
import { listPayments } from '@corredor/core/operations';
import { Button } from '@corredor/ui/Button';
import { useQuery } from '@tanstack/react-query';
import { CircleDollarSign } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';
import { usePaymentMoves } from '../moves/index.ts';
import { usePaymentNumbers } from '../parts/index.ts';

interface CollectLateProps {
  policy: Pick<Policy, 'id' | 'status' | 'instalments_summary'>;
}

/** Collects the instalment of a policy that is late the longest; draws nothing where none is late. */
export function CollectLate({ policy }: CollectLateProps) {
  const { t } = useTranslation('payments');
  const { numberOf } = usePaymentNumbers();
  const moves = usePaymentMoves();
  const { count, paid } = policy.instalments_summary;
  const query = { policy: policy.id, status: 'delayed', ordering: 'due_date', page_size: 1 } as const;
  const late = useQuery({
    ...queryOf(useClient(), listPayments, { query }),
    enabled: moves.canChange && policy.status !== 'draft' && paid < count,
  });
  const first = late.data?.results.find((one) => one.status === 'delayed' && one.allowed_actions.includes('pay'));
  return (
    <>
      {moves.canChange && first && (
        <Button tone="accent" icon={CircleDollarSign} onPress={() => moves.move(first)}>
          {t('timeline.payNamed', { number: numberOf(first) })}
        </Button>
      )}
      {moves.dialog}
    </>
  );
}
