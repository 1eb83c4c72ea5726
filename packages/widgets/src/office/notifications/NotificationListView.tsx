import type { Notification } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Heading } from '@corredor/ui/Heading';
import { Inline } from '@corredor/ui/Inline';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { CheckCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ListState } from '../../frames/lists/index.ts';
import { type Age, byAge } from './byAge.ts';
import { ConnectionNote } from './ConnectionNote.tsx';
import type { Connection } from './connection.ts';
import * as css from './NotificationItem.css.ts';
import { NotificationItem } from './NotificationItem.tsx';

interface NotificationListViewProps {
  list: ListState<Notification>;
  unreadCount: number;
  shows: 'all' | 'unread';
  onShow: (what: 'all' | 'unread') => void;
  connection: Connection;
  onMarkAll: () => void;
  onOpen: (notification: Notification) => void;
  onDelete: (notification: Notification) => void;
  onRetry: () => void;
  /** Asks for live updates again. */
  onReconnect: () => void;
  /** Reads on; absent at the end. */
  onMore?: () => void;
  isLoadingMore?: boolean;
  /** Dialogs. */
  children?: ReactNode;
}

/** The page of a reader's notifications in every state. */
export function NotificationListView({ unreadCount, shows, onShow, children, ...props }: NotificationListViewProps) {
  const { t } = useTranslation('notifications');
  return (
    <Stack gap="large">
      <PageHeader
        title={t('title')}
        context={t('context')}
        primaryAction={
          <Button icon={CheckCheck} isDisabled={unreadCount === 0} onPress={props.onMarkAll}>
            {t('markAll')}
          </Button>
        }
      />
      <ToggleGroup
        label={t('show')}
        value={shows}
        onChange={onShow}
        items={[
          { id: 'all', label: t('all') },
          { id: 'unread', label: unreadCount > 0 ? `${t('onlyUnread')} (${unreadCount})` : t('onlyUnread') },
        ]}
      />
      <ConnectionNote place="page" connection={props.connection} onReconnect={props.onReconnect} />
      <Rows {...props} shows={shows} />
      {children}
    </Stack>
  );
}

function Rows({ list, shows, ...props }: Omit<NotificationListViewProps, 'unreadCount' | 'onShow' | 'children'>) {
  const { t } = useTranslation('notifications');
  const { timezone, today } = useFormats();
  if (list.status === 'failed') return <ErrorState title={t('failed')} text={list.message} onRetry={props.onRetry} />;
  if (list.status === 'loading')
    return (
      <div aria-busy="true">
        <Stack gap="xsmall">
          <Skeleton width="6rem" height="1.5rem" />
          <Card padding="none">
            {['40%', '70%', '55%', '65%'].map((width) => (
              <div key={width} className={css.placeholder}>
                <Skeleton width="12rem" />
                <Skeleton width={width} />
                <Skeleton width="8rem" />
              </div>
            ))}
          </Card>
        </Stack>
      </div>
    );
  if (list.rows.length === 0) {
    const words = shows === 'unread' ? 'emptyUnread' : 'empty';
    return <EmptyState drawing="people" title={t(`${words}.title`)} text={t(`${words}.text`)} />;
  }
  return (
    <Stack gap="large">
      {byAge(list.rows, timezone, today()).map(({ age, told }) => (
        <Told key={age} age={age}>
          {told.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              onOpen={props.onOpen}
              onDelete={props.onDelete}
            />
          ))}
        </Told>
      ))}
      {props.onMore && (
        <Inline justify="center">
          <Button onPress={props.onMore} isPending={props.isLoadingMore ?? false}>
            {t('more')}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

/** What was told on one day, or longer ago. */
function Told({ age, children }: { age: Age; children: ReactNode }) {
  const { t } = useTranslation('notifications');
  const id = useId();
  return (
    <Stack gap="xsmall">
      <Heading level={2} size="md" id={id}>
        {t(`age.${age}`)}
      </Heading>
      <Card padding="none">
        <ul className={css.list} aria-labelledby={id}>
          {children}
        </ul>
      </Card>
    </Stack>
  );
}
