import type { Task } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Button } from '@corredor/ui/Button';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { CircleCheck, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { TaskStatusChip } from './taskStatus.tsx';
import { useTaskFacts } from './useTaskFacts.tsx';
import type { TaskMoves } from './useTaskMoves.tsx';

/** One task, read over its list. */
export function TaskDetail({ canChange, moves, ...panel }: OpenRecord<Task> & { moves: TaskMoves }) {
  const { t } = useTranslation('tasks');
  return (
    <DetailPanel
      historyOf="task"
      {...panel}
      pageOf={({ id }) => paths.taskRecord(id)}
      titleOf={({ title }) => title}
      contextOf={(task) => <TaskStatusChip {...task} />}
      actionsOf={(task) => {
        const onComplete = moves.completionOf(task);
        return (
          <>
            {canChange && task.status === 'open' && (
              <LinkButton icon={Pencil} href={paths.task(task.id)}>
                {t('edit')}
              </LinkButton>
            )}
            {onComplete && (
              <Button tone="accent" icon={CircleCheck} onPress={onComplete}>
                {t('move.complete')}
              </Button>
            )}
          </>
        );
      }}
    >
      {(task) => <Facts task={task} />}
    </DetailPanel>
  );
}

function Facts({ task }: { task: Task }) {
  const { glance, more, record } = useTaskFacts(task);
  return <DescriptionList items={[...glance, ...more, ...record]} />;
}
