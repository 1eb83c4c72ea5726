import type { Notification } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Badge, badgeText } from '@corredor/ui/Badge';
import { Button } from '@corredor/ui/Button';
import { IconButton } from '@corredor/ui/IconButton';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Popover } from '@corredor/ui/Popover';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Bell, BellOff, CheckCheck } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../frames/lists/index.ts';
import * as css from './Bell.css.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import type { Connection } from './connection.ts';
import * as item from './NotificationItem.css.ts';
import { NotificationItem } from './NotificationItem.tsx';

interface BellViewProps {
  list: ListState<Notification>;
  unreadCount: number;
  connection: Connection;
  onMarkAll: () => void;
  onChoose: (notification: Notification) => void;
  onRetry: () => void;
  /** Asks for live updates again. */
  onReconnect: () => void;
  onOpen?: () => void;
}

/** The bell of the top bar, with how many are unread, and the newest notifications under it. */
export function BellView({ unreadCount, connection, onMarkAll, onReconnect, onOpen, ...props }: BellViewProps) {
  const { t } = useTranslation('notifications');
  const isOff = connection.status === 'off';
  const label = unreadCount > 0 ? t('bellUnread', { number: badgeText(unreadCount) }) : t('bell');
  return (
    <Popover
      title={t('title')}
      isTitleHidden
      isBare
      size="medium"
      onOpenChange={(isOpen) => isOpen && onOpen?.()}
      trigger={
        <IconButton
          icon={isOff ? BellOff : Bell}
          label={isOff ? t('live.bellOff', { label }) : label}
          placement="bottom"
          badge={<Badge count={unreadCount} tone="critical" />}
        />
      }
    >
      {(close) => (
        <>
          <div className={css.top}>
            <Text tone="strong" weight="semibold">
              {t('title')}
            </Text>
            <IconButton
              icon={CheckCheck}
              size="small"
              label={t('markAll')}
              placement="bottom"
              isDisabled={unreadCount === 0}
              onPress={onMarkAll}
            />
          </div>
          <ConnectionNote place="popover" connection={connection} onReconnect={onReconnect} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className={css.scroll} aria-label={t('title')} tabIndex={0}>
            <Suspense fallback={<Waiting />}>
              <Newest {...props} onLeave={close} />
            </Suspense>
          </section>
          <div className={css.foot}>
            <LinkButton href={paths.notifications()} onPress={close} tone="quiet" isFullWidth>
              {t('viewAll')}
            </LinkButton>
          </div>
        </>
      )}
    </Popover>
  );
}

function Newest({
  list,
  onChoose,
  onRetry,
  onLeave,
}: Pick<BellViewProps, 'list' | 'onChoose' | 'onRetry'> & { onLeave: () => void }) {
  const { t } = useTranslation(['notifications', 'common']);
  if (list.status === 'loading') return <Waiting />;
  if (list.status === 'failed')
    return (
      <div className={css.nothing} role="alert">
        <Stack gap="small">
          <Text size="sm">{t('failed')}</Text>
          <Button size="small" onPress={onRetry}>
            {t('common:action.retry')}
          </Button>
        </Stack>
      </div>
    );
  if (list.rows.length === 0)
    return (
      <div className={css.nothing}>
        <Text tone="muted" size="sm" align="center">
          {t('empty.title')}
        </Text>
      </div>
    );
  const choose = (notification: Notification) => {
    onLeave();
    onChoose(notification);
  };
  return (
    <ul className={item.list}>
      {list.rows.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} onOpen={choose} />
      ))}
    </ul>
  );
}

function Waiting() {
  return (
    <div className={css.nothing} aria-busy="true">
      <Stack gap="small">
        <Skeleton width="60%" />
        <Skeleton width="85%" />
      </Stack>
    </div>
  );
}
