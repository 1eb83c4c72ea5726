import type { Notification } from '@corredor/core/api';
import { IconButton } from '@corredor/ui/IconButton';
import { Text } from '@corredor/ui/Text';
import { VisuallyHidden } from '@corredor/ui/VisuallyHidden';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import * as sign from './NotificationIcon.css.ts';
import * as css from './NotificationItem.css.ts';
import { useNotificationWords } from './useNotificationWords.ts';

// The bell is on every page, its list is opened now and then.
const NotificationIcon = lazy(() => import('./NotificationIcon.tsx'));

interface NotificationItemProps {
  notification: Notification;
  onOpen: (notification: Notification) => void;
  /** On the page, where there is room for all of it; without it nothing is deleted, and the line is cut. */
  onDelete?: (notification: Notification) => void;
}

/** One notification: what happened, a line about it, when, and whether it is unread. Choosing it opens the thing. */
export function NotificationItem({ notification, onOpen, onDelete }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const { dateTime } = useFormats();
  const { title, description } = useNotificationWords()(notification);
  const isUnread = notification.status === 'unread';
  return (
    <li className={css.item}>
      <Button className={css.open} onPress={() => onOpen(notification)}>
        <span className={`${css.mark} ${css.dot[notification.status]}`} aria-hidden="true" />
        <span className={sign.room}>
          <Suspense fallback={null}>
            <NotificationIcon kind={notification.kind} />
          </Suspense>
        </span>
        <span className={css.words}>
          {isUnread && <VisuallyHidden>{t('unread')}: </VisuallyHidden>}
          <Text as="span" tone="strong" weight={isUnread ? 'semibold' : 'regular'}>
            {title}
          </Text>
          <div className={onDelete ? css.sentence : css.line}>{description}</div>
          <Text as="span" tone="muted" size="xs">
            {dateTime(notification.created_at)}
          </Text>
        </span>
      </Button>
      {onDelete && (
        <span className={css.side}>
          <IconButton icon={Trash2} size="small" label={t('delete')} onPress={() => onDelete(notification)} />
        </span>
      )}
    </li>
  );
}
