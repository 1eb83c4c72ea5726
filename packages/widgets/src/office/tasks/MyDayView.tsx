import type { Task, TaskBand } from '@corredor/core/api';
import { Card } from '@corredor/ui/Card';
import { Divider } from '@corredor/ui/Divider';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { keepFocus } from '@corredor/ui/keepFocus';
import { Link } from '@corredor/ui/Link';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { type ComponentProps, Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../frames/lists/index.ts';
import { bandWords } from './TaskFilters.tsx';
import { TaskRow } from './TaskRow.tsx';
import { TasksHeader } from './TasksHeader.tsx';
import { taskListHref } from './TaskViews.tsx';
import type { TaskMoves } from './useTaskMoves.tsx';

// Who chooses nothing does not load what is done with what is chosen.
const DayBulk = lazy(() => import('./DayBulk.tsx'));

interface MyDayViewProps {
  list: ListState<Task>;
  header: Omit<ComponentProps<typeof TasksHeader>, 'shown'>;
  moves: TaskMoves;
  /** Whether something could be done with a task among others. */
  canChoose: (task: Task) => boolean;
  onRetry: () => void;
}
interface Choice {
  chosen: ReadonlySet<number>;
  canChoose: (task: Task) => boolean;
  onChoose: (id: number, isChosen: boolean) => void;
}

/** What is overdue, for today, for this week and later, in every state. */
export function MyDayView({ list, header, moves, canChoose, onRetry }: MyDayViewProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [wasChosen, setWasChosen] = useState(false);
  const onChoose = (id: number, isChosen: boolean) => {
    setWasChosen(true);
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  };
  return (
    <Stack gap="large">
      <TasksHeader shown="day" {...header} />
      <div ref={keepFocus}>
        <Bands
          list={list}
          isOfAll={header.whose === 'all'}
          moves={moves}
          choice={{ chosen, canChoose, onChoose }}
          onRetry={onRetry}
        />
      </div>
      {wasChosen && list.status === 'ready' && (
        <Suspense fallback={null}>
          <DayBulk tasks={list.rows.filter(canChoose)} chosen={chosen} onChosen={setChosen} />
        </Suspense>
      )}
      {moves.dialog}
    </Stack>
  );
}

function Bands({
  list,
  isOfAll,
  moves,
  choice,
  onRetry,
}: Pick<MyDayViewProps, 'list' | 'moves' | 'onRetry'> & { isOfAll: boolean; choice: Choice }) {
  const { t } = useTranslation('tasks');
  if (list.status === 'failed')
    return <ErrorState title={t('failed')} text={list.message} onRetry={list.isForbidden ? undefined : onRetry} />;
  if (list.status === 'loading')
    return (
      <div aria-busy="true">
        <Stack>
          <Skeleton shape="rows" height="8rem" />
          <Skeleton shape="rows" height="12rem" />
        </Stack>
      </div>
    );
  if (list.rows.length === 0) return <EmptyState drawing="list" title={t('nothing.title')} text={t('nothing.text')} />;
  return (
    <Stack>
      {bandWords.map((band) => (
        <Band
          key={band}
          band={band}
          tasks={list.rows.filter((task) => task.band === band)}
          isOfAll={isOfAll}
          moves={moves}
          choice={choice}
        />
      ))}
      {list.total > list.rows.length && <Link href={taskListHref()}>{t('more', { count: list.total })}</Link>}
    </Stack>
  );
}

interface BandProps {
  band: TaskBand;
  tasks: readonly Task[];
  isOfAll: boolean;
  moves: TaskMoves;
  choice: Choice;
}
function Band({ band, tasks, isOfAll, moves, choice }: BandProps) {
  const { t } = useTranslation('tasks');
  if (tasks.length === 0) return null;
  return (
    <Card title={`${t(`band.${band}`)} (${tasks.length})`}>
      <Stack gap="small">
        {tasks.map((task, index) => (
          <Fragment key={task.id}>
            {index > 0 && <Divider />}
            <TaskRow
              task={task}
              isInBand
              isOfAll={isOfAll}
              moves={moves}
              {...(choice.canChoose(task) && {
                isChosen: choice.chosen.has(task.id),
                onChoose: (isChosen) => choice.onChoose(task.id, isChosen),
              })}
            />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}
