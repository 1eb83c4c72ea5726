import { listTasks } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { RelatedList } from '../../frames/related/index.ts';
import { TaskRow } from './TaskRow.tsx';
import { useTaskMoves } from './useTaskMoves.tsx';

const shown = 5;

/** What the reader has to do by today, the longest overdue first, and the way to the whole day. */
export function TodayTasks() {
  const { t } = useTranslation('tasks');
  const { today } = useFormats();
  const canAdd = useCan('core_app.add_task');
  const moves = useTaskMoves();
  const query = { status: 'open', mine: true, until: today(), ordering: 'day', page_size: shown } as const;
  const tasks = useQuery({
    ...queryOf(useClient(), listTasks, { query }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
  });
  const list = toListState(tasks);
  return (
    <>
      <RelatedList
        title={t('today.title')}
        actions={
          canAdd && (
            <LinkButton size="small" icon={Plus} href={paths.newTask()}>
              {t('add')}
            </LinkButton>
          )
        }
        list={list}
        height="24rem"
        empty={t('today.nothing')}
        all={{ label: t('more', { count: list.status === 'ready' ? list.total : 0 }), href: paths.tasks() }}
        onRetry={() => void tasks.refetch()}
      >
        {(task) => <TaskRow task={task} moves={moves} />}
      </RelatedList>
      {moves.dialog}
    </>
  );
}
