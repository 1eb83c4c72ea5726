import type { Task, TaskBand } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { Divider } from '@corredor/ui/Divider';
import { EmptyState } from '@corredor/ui/EmptyState';
import { ErrorState } from '@corredor/ui/ErrorState';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Skeleton } from '@corredor/ui/Skeleton';
import { Stack } from '@corredor/ui/Stack';
import { ToggleGroup } from '@corredor/ui/ToggleGroup';
import { Plus, Workflow } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../frames/lists/index.ts';
import { bandWords } from './TaskFilters.tsx';
import { TaskRow } from './TaskRow.tsx';
import { TaskViews, taskListHref } from './TaskViews.tsx';
import type { TaskMoves } from './useTaskMoves.tsx';

interface MyDayViewProps {
  list: ListState<Task>;
  whose: 'mine' | 'all';
  /** Absent where the reader sees the own ones only. */
  onWhose?: ((whose: 'mine' | 'all') => void) | undefined;
  moves: TaskMoves;
  canAdd: boolean;
  /** Offers the way to the rules by which tasks come. */
  canRule: boolean;
  onRetry: () => void;
}

/** What is overdue, for today, for this week and later, in every state. */
export function MyDayView({ list, whose, onWhose, moves, canAdd, canRule, onRetry }: MyDayViewProps) {
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
        secondaryActions={
          <>
            <TaskViews shown="day" />
            {canRule && (
              <LinkButton icon={Workflow} href={paths.taskRules()}>
                {t('rules')}
              </LinkButton>
            )}
          </>
        }
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
