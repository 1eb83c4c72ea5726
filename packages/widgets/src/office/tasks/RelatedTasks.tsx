import type { TaskModel } from '@corredor/core/api';
import { listTasks } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { pageOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { RelatedList } from '../../frames/related/index.ts';
import { TaskRow } from './TaskRow.tsx';
import { useTaskMoves } from './useTaskMoves.tsx';

const shown = 5;

interface RelatedTasksProps {
  model: TaskModel;
  id: number;
  /** Of a renewal or a movement, also what is to be done about its policy. */
  withPolicy?: boolean;
}

/** What is still to be done about a record, on its page, and the way to add something. Draws nothing where there is neither. */
export function RelatedTasks({ model, id, withPolicy }: RelatedTasksProps) {
  const { t } = useTranslation('tasks');
  const canAdd = useCan('core_app.add_task');
  const moves = useTaskMoves();
  const about = { about_model: model, about_id: id, with_policy: withPolicy };
  const query = { ...about, status: 'open', ordering: 'day', page_size: shown } as const;
  const tasks = useQuery(pageOf(useClient(), listTasks, { query }));
  const list = toListState(tasks);
  if (list.status === 'loading' || (list.status === 'ready' && list.total === 0 && !canAdd)) return null;
  return (
    <>
      <RelatedList
        title={t('title')}
        actions={
          canAdd && (
            <LinkButton size="small" icon={Plus} href={paths.newTask({ about_model: model, about_id: id })}>
              {t('add')}
            </LinkButton>
          )
        }
        list={list}
        empty={t('nothing.title')}
        all={{
          label: t('more', { count: list.status === 'ready' ? list.total : 0 }),
          href: paths.tasks({ ...about, status: 'open' }),
        }}
        onRetry={() => void tasks.refetch()}
      >
        {(task) => <TaskRow task={task} isOfAll hidesAbout={task.about?.model === model} moves={moves} />}
      </RelatedList>
      {moves.dialog}
    </>
  );
}
