import type { Task } from '@corredor/core/api';
import { getTask } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { MenuButton } from '@corredor/ui/Menu';
import { CircleCheck, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { RecordCommands } from '../../frames/commands/index.ts';
import { HistorySection } from '../../frames/history/index.ts';
import { RecordLoader, RecordPage } from '../../frames/records/index.ts';
import { TaskForm } from './TaskForm.tsx';
import { TaskStatusChip } from './taskStatus.tsx';
import { useTaskFacts } from './useTaskFacts.tsx';
import { useTaskMoves } from './useTaskMoves.tsx';

interface TaskRecordProps {
  id: number;
  /** Its form is open. */
  isEditing?: boolean;
  /** What other features know of the task. */
  related?: (task: Task) => ReactNode;
}

/** The page of one task, as it is now on the server. */
export function TaskRecord({ id, isEditing = false, related }: TaskRecordProps) {
  const { t } = useTranslation('tasks');
  return (
    <RecordLoader
      list={{ label: t('title'), href: paths.tasks() }}
      id={id}
      get={(client, taskId) => queryOf(client, getTask, { path: { taskId } })}
      rooms={['tasks', 'pickers', 'history']}
    >
      {(task) => (
        <TaskPage task={task} isEditing={isEditing}>
          {related?.(task)}
        </TaskPage>
      )}
    </RecordLoader>
  );
}

interface TaskPageProps {
  task: Task;
  isEditing: boolean;
  children: ReactNode;
}

function TaskPage({ task, isEditing, children }: TaskPageProps) {
  const { t } = useTranslation(['tasks', 'common']);
  const canChange = useCan('core_app.change_task') && task.status === 'open';
  const canView = useCan('core_app.view_task');
  const moves = useTaskMoves();
  const onComplete = moves.completionOf(task);
  const others = moves.movesOf(task).filter(({ id }) => id !== 'complete');
  const edit = canChange && !isEditing;
  const { glance, more, record } = useTaskFacts(task);
  return (
    <RecordPage
      title={task.title}
      record={task}
      mark={<TaskStatusChip {...task} />}
      parent={{ label: t('title'), href: paths.tasks() }}
      primaryAction={
        !isEditing &&
        onComplete && (
          <Button tone="accent" icon={CircleCheck} onPress={onComplete}>
            {t('move.complete')}
          </Button>
        )
      }
      secondaryActions={
        <>
          {edit && (
            <LinkButton icon={Pencil} href={paths.task(task.id)}>
              {t('common:action.edit')}
            </LinkButton>
          )}
          {!isEditing && others.length > 0 && <MenuButton label={t('moves')} isIconOnly items={others} />}
        </>
      }
      facts={!isEditing && glance.length > 0 && <DescriptionList columns={4} items={glance} />}
      aside={
        isEditing && (
          <Card title={t('record')}>
            <DescriptionList columns={1} items={record} />
          </Card>
        )
      }
    >
      {isEditing ? (
        <TaskForm task={task} />
      ) : (
        <Card title={t('group.what')}>
          <DescriptionList columns={3} items={[...more, ...record]} />
        </Card>
      )}
      {children}
      {canView && <HistorySection level={2} model="task" id={task.id} />}
      <RecordCommands
        kind="task"
        id={task.id}
        label={task.title}
        description={task.about?.label}
        commands={[edit && { id: 'edit', label: t('common:action.edit'), href: paths.task(task.id) }]}
      />
      {moves.dialog}
    </RecordPage>
  );
}
