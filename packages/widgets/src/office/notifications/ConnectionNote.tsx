import { Button } from '@corredor/ui/Button';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import * as css from './ConnectionNote.css.ts';
import type { Connection } from './connection.ts';

interface ConnectionNoteProps {
  connection: Connection;
  /** On a page it stands by itself, in a popover between others. */
  place: keyof typeof css.place;
  onReconnect: () => void;
}

/** Says that notifications do not arrive by themselves, why, and what can be done; nothing while they do. */
export function ConnectionNote({ connection, place, onReconnect }: ConnectionNoteProps) {
  const { t } = useTranslation('notifications');
  if (connection.status === 'live' || connection.status === 'connecting') return null;
  return (
    <div className={`${css.note} ${css.place[place]}`}>
      <span className={css.words}>
        <Text as="span" size="xs">
          {connection.status === 'waiting' ? t('live.waiting', connection) : t(`live.${connection.status}`)}
        </Text>
      </span>
      {connection.status === 'off' && connection.canRetry && (
        <Button size="small" onPress={onReconnect}>
          {t('live.retry')}
        </Button>
      )}
    </div>
  );
}
