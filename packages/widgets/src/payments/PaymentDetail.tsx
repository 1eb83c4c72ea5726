import { getPayment } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../app/index.ts';
import { DetailPanel, toRecordState } from '../crud/index.ts';
import { queryOf } from '../data/index.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentStatusChip } from './paymentStatus.tsx';

interface PaymentDetailProps {
  id: number;
  onClose: () => void;
}

/** Reads one instalment over the list that it came from. */
export function PaymentDetail({ id, onClose }: PaymentDetailProps) {
  const { t } = useTranslation(['payments', 'common']);
  const query = useQuery(queryOf(useClient(), getPayment, { path: { paymentId: id } }));
  const canChange = useCan('policy_app.change_payment');
  return (
    <DetailPanel
      historyOf="payment"
      state={toRecordState(query)}
      titleOf={({ policy_number, number, instalments_count }) =>
        t('title', { policy: policy_number, number, count: instalments_count })
      }
      contextOf={({ status }) => <PaymentStatusChip status={status} />}
      actionsOf={(payment) =>
        canChange && <LinkButton href={paths.payment(payment.id)}>{t('common:action.edit')}</LinkButton>
      }
      onClose={onClose}
      onRetry={() => void query.refetch()}
    >
      {(payment) => <PaymentFacts payment={payment} />}
    </DetailPanel>
  );
}
