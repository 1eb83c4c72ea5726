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

interface CollectNextProps {
  policy: Pick<Policy, 'id' | 'status' | 'instalments_summary'>;
  /** In the head it is the main button, unless a form with its own is open. */
  place: 'head' | 'headOfForm';
}

/** Collects the instalment of a policy that is late the longest, or the next one once it is near expiry; draws nothing before. */
export function CollectNext({ policy, place }: CollectNextProps) {
  const { t } = useTranslation('payments');
  const { numberOf } = usePaymentNumbers();
  const moves = usePaymentMoves();
  const { count, paid } = policy.instalments_summary;
  const query = { policy: policy.id, status: 'unpaid', ordering: 'due_date', page_size: 1 } as const;
  const unpaid = useQuery({
    ...queryOf(useClient(), listPayments, { query }),
    enabled: moves.canChange && policy.status !== 'draft' && paid < count,
  });
  const next = unpaid.data?.results.find(
    ({ status, allowed_actions }) => ['delayed', 'near_expiry'].includes(status) && allowed_actions.includes('pay'),
  );
  return (
    <>
      {moves.canChange && next && (
        <Button tone={place === 'head' ? 'accent' : 'neutral'} icon={CircleDollarSign} onPress={() => moves.move(next)}>
          {t('timeline.payNamed', { number: numberOf(next) })}
        </Button>
      )}
      {moves.dialog}
    </>
  );
}
