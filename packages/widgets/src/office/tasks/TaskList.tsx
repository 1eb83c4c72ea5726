import { call, ifMatch } from '@corredor/core/client';
import { deleteTask, getTask, listTasks } from '@corredor/core/operations';
import { vListTasksQuery } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { pageOf, queryOf, refreshAfter } from '../../base/data/index.ts';
import { useRecordDetail, useRecordList } from '../../frames/lists/index.ts';
import { TaskDetail } from './TaskDetail.tsx';
import { taskFilters } from './TaskFilters.tsx';
import { TaskListView } from './TaskListView.tsx';
import { useBulkTasks } from './useBulkTasks.tsx';
import { useTaskMoves } from './useTaskMoves.tsx';

/** The tasks of a brokerage: listed, read, moved and deleted. */
export function TaskList() {
  const { t } = useTranslation(['tasks', 'common']);
  const moves = useTaskMoves();
  const bulkVerbs = useBulkTasks(useClient());
  const list = useRecordList({
    name: 'tasks',
    address: {
      schema: vListTasksQuery,
      filters: taskFilters,
      ordering: 'day',
      usual: { filter: 'status', value: 'open' },
    },
    operations: {
      list: (client, query) => pageOf(client, listTasks, { query }),
      read: (client, query) => call(client, listTasks, { query }),
      remove: (client, { id, version }, run) =>
        call(client, deleteTask, { path: { taskId: id }, header: { ...ifMatch(version), ...run } }),
      refresh: (queries) => refreshAfter(queries, deleteTask),
    },
    permissions: {
      create: 'core_app.add_task',
      change: 'core_app.change_task',
      remove: 'core_app.delete_task',
    },
    nameOf: ({ title }) => title,
    exportName: t('export'),
    hiddenColumns: ['kind', 'snoozed_until', 'done_on', 'outcome'],
    removal: { label: t('delete'), kind: 'deleteTask', success: t('common:success.task.deleted') },
    bulkVerbs,
  });
  const detail = useRecordDetail(list, (client, id) => queryOf(client, getTask, { path: { taskId: id } }));
  return (
    <TaskListView list={list} movesOf={moves.movesOf} canRule={useCan('core_app.change_partner')}>
      {detail && <TaskDetail {...detail} moves={moves} />}
      {moves.dialog}
    </TaskListView>
  );
}
