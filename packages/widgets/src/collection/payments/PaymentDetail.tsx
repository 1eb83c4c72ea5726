import type { Payment } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useTranslation } from 'react-i18next';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { PaymentStatusChip } from './paymentStatus.tsx';

/** Reads one instalment over the list that it came from. */
export function PaymentDetail({ canChange, ...panel }: OpenRecord<Payment>) {
  const { t } = useTranslation(['payments', 'common']);
  return (
    <DetailPanel
      {...panel}
      historyOf="payment"
      titleOf={({ policy_number, number, instalments_count }) =>
        t('title', { policy: policy_number, number, count: instalments_count })
      }
      contextOf={({ status }) => <PaymentStatusChip status={status} />}
      actionsOf={(payment) =>
        canChange && <LinkButton href={paths.payment(payment.id)}>{t('common:action.edit')}</LinkButton>
      }
    >
      {(payment) => <PaymentFacts payment={payment} />}
    </DetailPanel>
  );
}
