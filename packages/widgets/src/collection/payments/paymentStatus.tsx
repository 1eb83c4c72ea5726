import type { PaymentStatus } from '@corredor/core/api';
import { Chip } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import type { StepTone } from '@corredor/ui/Stepper';
import { CircleCheck, CircleDashed, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export const paymentStatuses = ['delayed', 'near_expiry', 'on_time', 'paid'] as const satisfies PaymentStatus[];

const looks: Record<PaymentStatus, { tone: StepTone; icon: IconType }> = {
  on_time: { tone: 'neutral', icon: CircleDashed },
  near_expiry: { tone: 'caution', icon: Clock },
  delayed: { tone: 'critical', icon: TriangleAlert },
  paid: { tone: 'positive', icon: CircleCheck },
};

/** The state of an instalment as a word, an icon and a colour. */
export function PaymentStatusChip({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation('common');
  return <Chip {...looks[status]}>{t(`paymentStatus.${status}`)}</Chip>;
}

/** The colour that an instalment's state has in drawings. */
export const toneOf = (status: PaymentStatus) => looks[status].tone;
