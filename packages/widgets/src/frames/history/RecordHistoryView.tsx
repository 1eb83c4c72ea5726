import type { AuditEvent } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Timeline, type TimelineEvent } from '@corredor/ui/Timeline';
import { Check, Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { useEventWords } from './useEventWords.ts';

export type HistoryState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; isForbidden: boolean }
  | { status: 'ready'; events: readonly AuditEvent[] };
interface RecordHistoryViewProps {
  state: HistoryState;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  onRetry: () => void;
}

/** A record's history in sentences: who, what, from what to what, and when. */
export function RecordHistoryView({ state, hasMore, isLoadingMore, onMore, onRetry }: RecordHistoryViewProps) {
  const { t } = useTranslation('history');
  const { dateTime } = useFormats();
  const words = useEventWords();
  if (state.status === 'loading') return <Skeleton shape="rows" height="8rem" />;
  if (state.status === 'failed')
    return <ErrorState title={t('failed')} text={state.message} onRetry={state.isForbidden ? undefined : onRetry} />;
  if (state.events.length === 0) return <Text tone="muted">{t('empty')}</Text>;
  return (
    <Stack>
      <Timeline
        label={t('title')}
        events={state.events.map((event): TimelineEvent => {
          const changes = words.changes(event);
          return {
            id: String(event.id),
            title: words.title(event),
            when: dateTime(event.at),
            dateTime: event.at,
            ...looks[kindOf(event.event)],
            text:
              changes.length > 0 &&
              changes.map((line, index) => (
                <Text key={index} tone="muted">
                  {line}
                </Text>
              )),
          };
        })}
      />
      {hasMore && (
        <Button onPress={onMore} isPending={isLoadingMore}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}

type Look = Pick<TimelineEvent, 'icon' | 'tone'>;
const looks: Record<'made' | 'gone' | 'done' | 'changed', Look> = {
  made: { icon: Plus, tone: 'accent' },
  gone: { icon: Trash2, tone: 'critical' },
  done: { icon: Check, tone: 'positive' },
  changed: { icon: Pencil, tone: 'neutral' },
};
function kindOf(event: string): keyof typeof looks {
  if (/_(created|added|created_by_renewal)$/.test(event)) return 'made';
  if (/_(deleted|removed|deactivated)$/.test(event)) return 'gone';
  return /_(activated|paid|confirmed|renewed)$/.test(event) ? 'done' : 'changed';
}
