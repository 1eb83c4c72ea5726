import type { Task } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import { paths } from '@corredor/core/paths';
import { taskDay } from '@corredor/core/tasks';
import { Board, type BoardMove } from '@corredor/ui/Board';
import { Chip } from '@corredor/ui/Chip';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { type BoardState, CardText } from '../../frames/boards/index.ts';
import { aboutHref } from './aboutHref.ts';
import { TasksHeader } from './TasksHeader.tsx';
import { columnOf } from './taskDays.ts';

type Card = { id: string; columnId: string; name: string; task: Task };

interface TaskBoardViewProps {
  board: BoardState<Task>;
  /** The days that have a column of their own, today first. */
  days: readonly PlainDate[];
  header: Omit<ComponentProps<typeof TasksHeader>, 'shown'>;
  /** Gives a task another day: one of those, or what comes later. Absent where the reader may not. */
  onMove?: (task: Task, columnId: string) => Promise<void>;
  /** Asks for more tasks of a column. */
  onMore: (columnId: string) => Promise<void>;
  onRetry: () => void;
}

/** Open tasks in columns by day: overdue first, what comes after this week last. */
export function TaskBoardView({ header, ...board }: TaskBoardViewProps) {
  return (
    <Stack gap="large">
      <TasksHeader shown="board" {...header} />
      <Days {...board} isOfAll={header.whose === 'all'} />
    </Stack>
  );
}

type DaysProps = Omit<TaskBoardViewProps, 'header'> & { isOfAll: boolean };
function Days({ board, days, isOfAll, onMove, onMore, onRetry }: DaysProps) {
  const { t } = useTranslation('tasks');
  const { locale, date, time } = useFormats();
  if (board.status === 'failed')
    return <ErrorState title={t('failed')} text={board.message} onRetry={board.isForbidden ? undefined : onRetry} />;
  if (board.status === 'loading') return <Skeleton shape="rows" height="24rem" />;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const titleOf = (day: PlainDate, at: number) =>
    at === 0
      ? t('band.today')
      : at === 1
        ? t('board.tomorrow')
        : startingLarge(`${weekday.format(new Date(day))} ${Number(day.slice(8))}`);
  const { counts } = board;
  const cards = board.rows.map(
    (task): Card => ({ id: String(task.id), columnId: columnOf(taskDay(task), days), name: task.title, task }),
  );
  const move = onMove && (({ card, columnId }: BoardMove<Card>) => onMove(card.task, columnId));
  return (
    <Stack>
      <Board<Card>
        label={t('board.label')}
        columns={[
          { id: 'overdue', title: t('band.overdue'), count: counts.get('overdue') ?? 0 },
          ...days.map((day, at) => ({ id: day, title: titleOf(day, at), count: counts.get(day) ?? 0 })),
          { id: 'later', title: t('band.later'), count: counts.get('later') ?? 0 },
        ]}
        cards={cards}
        emptyText={t('board.empty')}
        refusalOf={(_card, columnId) => (columnId === 'overdue' ? t('board.past') : undefined)}
        onMore={onMore}
        onMove={move}
        renderTitle={({ task }) => <CardText text={task.title} href={paths.taskRecord(task.id)} />}
        renderCard={({ task, columnId }) => (
          <Stack gap="xxsmall">
            <CardText
              tone="muted"
              text={[
                // A column of one day says it already.
                !days.includes(columnId) && date(taskDay(task)),
                time(task.due_time),
                t(`kind.${task.kind}`),
                isOfAll && task.assignee.name,
              ]}
            />
            {task.about && (
              <CardText
                text={aboutHref(task.about) ? task.about.label : t(`model.${task.about.model}`)}
                href={aboutHref(task.about) ?? undefined}
                linkTone="accent"
                tone="muted"
              />
            )}
            {task.priority === 'high' && (
              <Inline>
                <Chip tone="critical">{t('priority.high')}</Chip>
              </Inline>
            )}
          </Stack>
        )}
      />
    </Stack>
  );
}

/** Spanish writes weekdays small, and titles large. */
const startingLarge = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
