import type { Task } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { RowAction } from '@corredor/ui/DataGrid';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordList, RecordListFrame } from '../../frames/lists/index.ts';
import { type TaskFilter, useTaskFilters } from './TaskFilters.tsx';
import { TaskWays } from './TaskViews.tsx';
import { useTaskColumns } from './useTaskColumns.tsx';

interface TaskListViewProps {
  list: RecordList<Task, TaskFilter>;
  /** Done, put off, opened again, cancelled. */
  movesOf: (task: Task) => RowAction[];
  /** Offers the way to the rules by which tasks come. */
  canRule: boolean;
  /** Dialogs and the detail. */
  children?: ReactNode;
}

/** The list of tasks in every state. */
export function TaskListView({ list, canRule, ...slots }: TaskListViewProps) {
  const { t } = useTranslation('tasks');
  const { controls } = list;
  return (
    <RecordListFrame
      {...slots}
      list={list}
      words={{
        title: t('title'),
        context: t('context'),
        search: t('search'),
        empty: { drawing: 'list', title: t('empty.title'), text: t('empty.text') },
        emptyUsual: { drawing: 'list', title: t('emptyOpen.title'), text: t('emptyOpen.text') },
      }}
      columns={useTaskColumns(controls.detailHref)}
      filters={useTaskFilters(controls)}
      create={{ label: t('new'), href: paths.newTask() }}
      edit={{ hrefOf: paths.task }}
      secondaryActions={<TaskWays shown="list" canRule={canRule} />}
    />
  );
}
