import type { Session } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../frames/lists/index.ts';
import { SessionGroup } from './SessionGroup.tsx';
import * as css from './SessionItem.css.ts';
import { SessionItem } from './SessionItem.tsx';
import { groupAlike, lookOf } from './sessionGroups.ts';

interface SessionListViewProps {
  list: ListState<Session>;
  onEnd: (session: Session) => void;
  onEndOthers: () => void;
  onRetry: () => void;
  /** Dialogs. */
  children?: ReactNode;
}

/** Where the reader is signed in, in every state. */
export function SessionListView({ list, onEnd, onEndOthers, onRetry, children }: SessionListViewProps) {
  const { t } = useTranslation('sessions');
  const hasOthers = list.status === 'ready' && list.rows.some(({ is_current }) => !is_current);
  return (
    <Card
      title={t('title')}
      description={t('text')}
      actions={
        hasOthers && (
          <Button icon={LogOut} onPress={onEndOthers}>
            {t('others.action')}
          </Button>
        )
      }
    >
      <Rows list={list} onEnd={onEnd} onRetry={onRetry} />
      {children}
    </Card>
  );
}

function Rows({ list, onEnd, onRetry }: Pick<SessionListViewProps, 'list' | 'onEnd' | 'onRetry'>) {
  const { t } = useTranslation('sessions');
  if (list.status === 'failed') return <ErrorState title={t('failed')} text={list.message} onRetry={onRetry} />;
  if (list.status === 'loading')
    return (
      <div aria-busy="true">
        <Stack gap="small">
          {['45%', '70%', '55%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Stack>
      </div>
    );
  const rest = list.total - list.rows.length;
  return (
    <Stack gap="small">
      <ul className={css.list}>
        {groupAlike(list.rows).map(([first, ...others]) =>
          first && others.length > 0 ? (
            <SessionGroup key={lookOf(first)} sessions={[first, ...others]} onEnd={onEnd} />
          ) : (
            first && <SessionItem key={first.id} session={first} onEnd={onEnd} />
          ),
        )}
      </ul>
      {list.total === 1 && <Text tone="muted">{t('only')}</Text>}
      {rest > 0 && <Text tone="muted">{t('more', { count: rest })}</Text>}
    </Stack>
  );
}
