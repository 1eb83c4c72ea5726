import type { PaymentKind, PaymentStatus } from '@corredor/core/api';
import { Chip, type ChipTone } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { CircleCheck, CircleDashed, Clock, TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export const paymentStatuses = ['delayed', 'near_expiry', 'on_time', 'paid'] as const satisfies PaymentStatus[];
/** Those that are to be collected. */
export const unpaidStatuses = ['delayed', 'near_expiry', 'on_time'] as const satisfies PaymentStatus[];

const looks: Record<PaymentStatus, { tone: ChipTone; icon: IconType }> = {
  on_time: { tone: 'neutral', icon: CircleDashed },
  near_expiry: { tone: 'caution', icon: Clock },
  delayed: { tone: 'critical', icon: TriangleAlert },
  paid: { tone: 'positive', icon: CircleCheck },
};

type ChipProps = {
  status: PaymentStatus;
  /** A credit is open or used, and never late. */
  kind?: PaymentKind;
  lateDays?: number;
  /** Where there is little room: of a late one the icon and the days, of any other the word alone. */
  isShort?: boolean;
};

/** The state of an instalment as a word, an icon and a colour; of a late one also for how long, where it is said. */
export function PaymentStatusChip({ status, kind = 'premium', lateDays = 0, isShort = false }: ChipProps) {
  const { t } = useTranslation('payments');
  const stateOf = usePaymentState();
  const word = stateOf({ status, kind });
  const isLate = status === 'delayed' && lateDays > 0;
  const { tone, icon } = looks[status];
  const days = t('lateBy', { count: lateDays });
  if (isShort && isLate)
    return (
      <Chip tone={tone} icon={icon}>
        <VisuallyHidden>{word} </VisuallyHidden>
        {days}
      </Chip>
    );
  return (
    <Chip tone={tone} icon={isShort ? undefined : icon}>
      {isLate ? t('late_named', { status: word, days }) : word}
    </Chip>
  );
}

/** The state of an instalment or a credit, in the reader's words. */
export function usePaymentState() {
  const { t } = useTranslation(['payments', 'common']);
  return useCallback(
    ({ status, kind }: { status: PaymentStatus; kind: PaymentKind }) =>
      kind === 'credit' ? t(status === 'paid' ? 'credit.used' : 'credit.open') : t(`common:paymentStatus.${status}`),
    [t],
  );
}
