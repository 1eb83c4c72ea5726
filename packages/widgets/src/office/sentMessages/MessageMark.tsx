import type { MessageStatus } from '@corredor/core/api';
import { Chip, type ChipTone } from '@corredor/ui/Chip';
import { useTranslation } from 'react-i18next';

const tones: Record<MessageStatus, ChipTone> = { queued: 'caution', sent: 'neutral', failed: 'critical' };

/** What became of a message. */
export function MessageMark({ status }: { status: MessageStatus }) {
  const { t } = useTranslation('sentMessages');
  return <Chip tone={tones[status]}>{t(`status.${status}`)}</Chip>;
}
