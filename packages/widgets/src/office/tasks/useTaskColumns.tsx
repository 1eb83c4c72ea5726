import type { Task } from '@corredor/core/api';
import { taskDay } from '@corredor/core/tasks';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../frames/lists/index.ts';
import { AboutLink } from './AboutLink.tsx';
import { TaskStatusChip } from './taskStatus.tsx';

/** The columns of the list of tasks. */
export function useTaskColumns(detailHref: (id: number) => string): GridColumn<Task>[] {
  const { t } = useTranslation(['tasks', 'common']);
  const kit = useColumnKit<Task>();
  return useMemo(
    () => [
      kit.record(
        t('field.title'),
        ({ title }) => title,
        ({ id }) => detailHref(id),
        { id: 'title', minWidth: 200 },
      ),
      kit.date('due_on', t('field.due_on'), taskDay, { sortKey: 'day', card: 'line' }),
      {
        id: 'band',
        header: t('field.status'),
        text: (task) => t(task.band ? `standing.${task.band}` : `status.${task.status}`),
        cell: (task) => <TaskStatusChip {...task} />,
        meaning: 'state',
        width: 144,
        card: 'line',
      },
      {
        id: 'about',
        header: t('field.about'),
        text: ({ about }) => about?.label ?? '',
        cell: ({ about }) => about && <AboutLink about={about} />,
        meaning: 'name',
        minWidth: 160,
        card: 'line',
      },
      kit.text('assignee', t('field.assignee'), ({ assignee }) => assignee.name, {
        sortKey: 'assignee',
        filter: ({ assignee_id }) => ({ name: 'assignee', value: String(assignee_id) }),
        meaning: 'name',
        priority: 3,
        card: 'line',
      }),
      kit.text('kind', t('field.kind'), ({ kind }) => t(`kind.${kind}`), {
        filter: ({ kind }) => ({ name: 'kind', value: kind }),
        width: 140,
        card: 'hidden',
      }),
      kit.text('priority', t('field.priority'), ({ priority }) => t(`priority.${priority}`), {
        sortKey: 'priority',
        filter: ({ priority }) => ({ name: 'priority', value: priority }),
        width: 104,
        priority: 4,
        card: 'line',
      }),
      kit.date('snoozed_until', t('field.snoozed_until'), ({ snoozed_until }) => snoozed_until, {
        width: 140,
        card: 'hidden',
      }),
      kit.date('done_on', t('field.done_on'), ({ done_on }) => done_on, { width: 140, card: 'hidden' }),
      kit.text('outcome', t('field.outcome'), ({ outcome }) => outcome, { minWidth: 160, card: 'hidden' }),
      kit.moment('updated_at', t('updated'), ({ updated_at }) => updated_at),
    ],
    [t, kit, detailHref],
  );
}
