import type { SubscriptionPayment } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const looks = {
  paid: { tone: 'positive', icon: CircleCheck },
  pending: { tone: 'caution', icon: Clock },
  rejected: { tone: 'critical', icon: CircleX },
} as const;

/** What became of a payment. */
export function PaymentState({ state }: Pick<SubscriptionPayment, 'state'>) {
  const { t } = useTranslation('common');
  return <Chip {...looks[state]}>{t(`paymentState.${state}`)}</Chip>;
}
