import type { Task, TaskBand } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Chip } from '@corredor/ui/Chip';
import { Divider } from '@corredor/ui/Divider';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { MenuButton } from '@corredor/ui/Menu';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { CircleCheck, Plus } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import type { ListState } from '../../frames/lists/index.ts';
import { RelatedRow } from '../../frames/related/index.ts';
import { AboutLink } from './AboutLink.tsx';
import { bandWords } from './TaskFilters.tsx';
import { TaskViews, taskListHref } from './TaskViews.tsx';
import type { TaskMoves } from './useTaskMoves.tsx';

interface MyDayViewProps {
  list: ListState<Task>;
  whose: 'mine' | 'all';
  /** Absent where the reader sees the own ones only. */
  onWhose?: ((whose: 'mine' | 'all') => void) | undefined;
  moves: TaskMoves;
  canAdd: boolean;
  onRetry: () => void;
}

/** What is overdue, for today, for this week and later, in every state. */
export function MyDayView({ list, whose, onWhose, moves, canAdd, onRetry }: MyDayViewProps) {
  const { t } = useTranslation('tasks');
  const add = canAdd && (
    <LinkButton tone="accent" icon={Plus} href={paths.newTask()}>
      {t('new')}
    </LinkButton>
  );
  return (
    <Stack gap="large">
      <PageHeader
        title={t('title')}
        context={t('context')}
        primaryAction={add}
        secondaryActions={<TaskViews shown="day" />}
      />
      {onWhose && (
        <ToggleGroup
          label={t('whose.label')}
          value={whose}
          onChange={onWhose}
          items={[
            { id: 'mine', label: t('whose.mine') },
            { id: 'all', label: t('whose.all') },
          ]}
        />
      )}
      <Bands list={list} isOfAll={whose === 'all'} moves={moves} onRetry={onRetry} />
      {moves.dialog}
    </Stack>
  );
}

function Bands({
  list,
  isOfAll,
  moves,
  onRetry,
}: Pick<MyDayViewProps, 'list' | 'moves' | 'onRetry'> & { isOfAll: boolean }) {
  const { t } = useTranslation('tasks');
  if (list.status === 'failed')
    return <ErrorState title={t('failed')} text={list.message} onRetry={list.isForbidden ? undefined : onRetry} />;
  if (list.status === 'loading')
    return (
      <div aria-busy="true">
        <Stack>
          <Skeleton shape="block" height="8rem" />
          <Skeleton shape="block" height="12rem" />
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
}
function Band({ band, tasks, isOfAll, moves }: BandProps) {
  const { t } = useTranslation('tasks');
  if (tasks.length === 0) return null;
  return (
    <Card title={`${t(`band.${band}`)} (${tasks.length})`} padding="medium">
      <Stack gap="small">
        {tasks.map((task, index) => (
          <Fragment key={task.id}>
            {index > 0 && <Divider />}
            <TaskRow task={task} isOfAll={isOfAll} moves={moves} />
          </Fragment>
        ))}
      </Stack>
    </Card>
  );
}

interface TaskRowProps {
  task: Task;
  /** Says whose it is, where the list has those of others too. */
  isOfAll?: boolean;
  /** What it is about is said already. */
  hidesAbout?: boolean;
  moves: TaskMoves;
}
/** One task in one's day: what, about what, by when, and the button that ends it. */
export function TaskRow({ task, isOfAll = false, hidesAbout = false, moves }: TaskRowProps) {
  const { t } = useTranslation('tasks');
  const { date } = useFormats();
  const onComplete = moves.completionOf(task);
  const others = moves.movesOf(task).filter(({ id }) => id !== 'complete');
  const facts = [
    t(`kind.${task.kind}`),
    [date(task.due_on), task.due_time].filter(Boolean).join(' '),
    task.snoozed_count > 0 && t('snoozed', { count: task.snoozed_count }),
    isOfAll && task.assignee.name,
  ].filter(Boolean);
  return (
    <RelatedRow
      name={<Link href={paths.taskRecord(task.id)}>{task.title}</Link>}
      mark={task.priority === 'high' && <Chip tone="critical">{t('priority.high')}</Chip>}
      note={
        <>
          {facts.join(' · ')}
          {task.about && !hidesAbout && (
            <>
              {' · '}
              <AboutLink about={task.about} />
            </>
          )}
        </>
      }
      actions={
        (onComplete || others.length > 0) && (
          <Inline gap="xsmall">
            {onComplete && (
              <Button
                size="small"
                icon={CircleCheck}
                onPress={onComplete}
                aria-label={t('completeNamed', { task: task.title })}
              >
                {t('move.complete')}
              </Button>
            )}
            {others.length > 0 && (
              <MenuButton size="small" isIconOnly label={t('movesNamed', { task: task.title })} items={others} />
            )}
          </Inline>
        )
      }
    />
  );
}
