import type { MovementStatus } from '@corredor/core/api';
import { Chip, type ChipTone } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import { Ban, CircleCheck, CircleDashed, CircleX, Send, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const statuses: Record<MovementStatus, { tone: ChipTone; icon: IconType }> = {
  draft: { tone: 'neutral', icon: CircleDashed },
  sent: { tone: 'caution', icon: Send },
  rejected: { tone: 'critical', icon: CircleX },
  issued: { tone: 'positive', icon: CircleCheck },
  discarded: { tone: 'neutral', icon: Ban },
  undone: { tone: 'neutral', icon: Undo2 },
};

/** How a movement stands, as a word, an icon and a colour. */
export function MovementStatusChip({ status }: { status: MovementStatus }) {
  const { t } = useTranslation('common');
  return <Chip {...statuses[status]}>{t(`movementStatus.${status}`)}</Chip>;
}
