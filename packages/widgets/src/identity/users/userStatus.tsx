import type { UserStatus } from '@corredor/core/api';
import { Chip, type ChipTone } from '@corredor/ui/Chip';
import type { IconType } from '@corredor/ui/Icon';
import { CircleCheck, CircleOff, MailQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const looks: Record<UserStatus, { tone: ChipTone; icon: IconType }> = {
  active: { tone: 'positive', icon: CircleCheck },
  invited: { tone: 'caution', icon: MailQuestion },
  inactive: { tone: 'neutral', icon: CircleOff },
};

/** Whether a user may come in, as a word, an icon and a colour. */
export function UserStatusChip({ status }: { status: UserStatus }) {
  const { t } = useTranslation('users');
  return <Chip {...looks[status]}>{t(`status.${status}`)}</Chip>;
}
