import type { MovementStatus } from '@corredor/core/api';
import { daysBetween, type PlainDate } from '@corredor/core/dates';
import { getSettings } from '@corredor/core/operations';
import { addBusinessDays } from '@corredor/core/tasks';
import { Chip, type ChipTone } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { Ban, CircleCheck, CircleDashed, CircleX, Send, TriangleAlert, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useClient, useFormats } from '../../../base/app/index.ts';
import { queryOf } from '../../../base/data/index.ts';

const statuses: Record<MovementStatus, { tone: ChipTone; icon: IconType }> = {
  draft: { tone: 'neutral', icon: CircleDashed },
  sent: { tone: 'caution', icon: Send },
  rejected: { tone: 'critical', icon: CircleX },
  issued: { tone: 'positive', icon: CircleCheck },
  discarded: { tone: 'neutral', icon: Ban },
  undone: { tone: 'neutral', icon: Undo2 },
};

interface MovementStatusChipProps {
  status: MovementStatus;
  /** The day on which the insurer was told, which says of a sent one for how long that is. */
  sentOn?: PlainDate | null;
}

/** How a movement stands, as a word, an icon and a colour; of what the insurer has, for how long. */
export function MovementStatusChip({ status, sentOn = null }: MovementStatusChipProps) {
  const { t } = useTranslation('common');
  if (status === 'sent' && sentOn !== null) return <SentChip sentOn={sentOn} />;
  return <Chip {...statuses[status]}>{t(`movementStatus.${status}`)}</Chip>;
}

/** It is critical once the insurer has had it for as many business days as the brokerage allows. */
function SentChip({ sentOn }: { sentOn: PlainDate }) {
  const { t } = useTranslation(['movements', 'common']);
  const today = useFormats().today();
  const limit = useQuery(queryOf(useClient(), getSettings)).data?.movements.waiting_days;
  const isLong = limit !== undefined && addBusinessDays(sentOn, limit) <= today;
  const days = daysBetween(sentOn, today);
  const status = t('common:movementStatus.sent');
  return (
    <Chip {...(isLong ? { tone: 'critical', icon: TriangleAlert } : statuses.sent)}>
      {days > 0 ? t('sentFor', { status, count: days }) : status}
      {isLong && <VisuallyHidden>{t('sentTooLong')}</VisuallyHidden>}
    </Chip>
  );
}
