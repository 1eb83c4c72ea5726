import type { TaskBand, TaskKind, TaskModel, TaskPriority, TaskStatus, TaskUnit } from '@corredor/core/api';
import { listTaskAssignees } from '@corredor/core/operations';
import { vTaskBand, vTaskKind, vTaskModel, vTaskPriority, vTaskStatus, vTaskUnit } from '@corredor/core/schemas';
import type { FilterField } from '@corredor/ui/FilterBar';
import { Select } from '@corredor/ui/Select';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type ListControls, useDayRange } from '../../frames/lists/index.ts';
import { TaskAssigneePicker } from '../../frames/pickers/index.ts';

export const taskFilters = [
  'status',
  'band',
  'kind',
  'priority',
  'assignee',
  'about_model',
  'about_id',
  'with_policy',
  'from',
  'until',
] as const;
export type TaskFilter = (typeof taskFilters)[number];

export const kindWords: readonly TaskKind[] = vTaskKind.options;
export const priorityWords: readonly TaskPriority[] = vTaskPriority.options;
export const unitWords: readonly TaskUnit[] = vTaskUnit.options;
const statusWords: readonly TaskStatus[] = vTaskStatus.options;
export const bandWords: readonly TaskBand[] = vTaskBand.options;
export const modelWords: readonly TaskModel[] = vTaskModel.options;
const idIn = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : null);

/** The people who can do tasks are told to whoever gives tasks. */
const useMayAssign = () => useCan(['core_app.add_task', 'core_app.change_task']);
function useAssigneeName(id: number | null) {
  const isOn = useMayAssign() && id !== null;
  const people = useQuery({ ...queryOf(useClient(), listTaskAssignees, { query: { page_size: 200 } }), enabled: isOn });
  return people.data?.results.find((one) => one.id === id)?.name;
}

/** What the list of tasks can be narrowed by. */
export function useTaskFilterFields(controls: ListControls<TaskFilter>): FilterField[] {
  const { filters, setFilter } = controls;
  const days = useTaskDays(controls);
  const { t } = useTranslation('tasks');
  const assignee = idIn(filters.assignee);
  const name = useAssigneeName(assignee);
  const mayAssign = useMayAssign();
  const choice = (
    id: 'status' | 'band' | 'kind' | 'priority',
    items: { id: string; label: string }[],
  ): FilterField => ({
    id,
    label: t(`field.${id}`),
    field: (
      <Select
        label={t(`field.${id}`)}
        emptyLabel={t('all')}
        items={items}
        value={items.find((one) => one.id === filters[id])?.id ?? null}
        onChange={(chosen) => setFilter(id, chosen)}
      />
    ),
  });
  return [
    days.field,
    choice(
      'status',
      statusWords.map((id) => ({ id, label: t(`status.${id}`) })),
    ),
    choice(
      'band',
      bandWords.map((id) => ({ id, label: t(`band.${id}`) })),
    ),
    choice(
      'kind',
      kindWords.map((id) => ({ id, label: t(`kind.${id}`) })),
    ),
    choice(
      'priority',
      priorityWords.map((id) => ({ id, label: t(`priority.${id}`) })),
    ),
    ...(mayAssign
      ? [
          {
            id: 'assignee',
            label: t('field.assignee'),
            field: (
              <TaskAssigneePicker
                label={t('field.assignee')}
                value={assignee}
                valueLabel={name}
                onChange={(id) => setFilter('assignee', id === null ? null : String(id))}
              />
            ),
          },
        ]
      : []),
  ];
}

/** The filters that are on, in the reader's words. */
export function useActiveTaskFilters(controls: ListControls<TaskFilter>) {
  const { filters } = controls;
  const days = useTaskDays(controls);
  const { t } = useTranslation('tasks');
  const assignee = idIn(filters.assignee);
  const name = useAssigneeName(assignee);
  const active: { id: TaskFilter; label: string; value: string; names?: readonly TaskFilter[] }[] = [];
  const status = statusWords.find((one) => one === filters.status);
  if (status) active.push({ id: 'status', label: t('field.status'), value: t(`status.${status}`) });
  const band = bandWords.find((one) => one === filters.band);
  if (band) active.push({ id: 'band', label: t('field.band'), value: t(`band.${band}`) });
  const kind = kindWords.find((one) => one === filters.kind);
  if (kind) active.push({ id: 'kind', label: t('field.kind'), value: t(`kind.${kind}`) });
  const priority = priorityWords.find((one) => one === filters.priority);
  if (priority) active.push({ id: 'priority', label: t('field.priority'), value: t(`priority.${priority}`) });
  if (assignee) active.push({ id: 'assignee', label: t('field.assignee'), value: name ?? `#${assignee}` });
  const model = modelWords.find((one) => one === filters.about_model);
  if (model)
    active.push({
      id: 'about_model',
      label: t('field.about'),
      value: [
        t(`model.${model}`),
        filters.about_id && `#${filters.about_id}`,
        filters.with_policy === 'true' && t('withPolicy'),
      ]
        .filter(Boolean)
        .join(' '),
      names: ['about_model', 'about_id', 'with_policy'],
    });
  return [...active, ...days.active];
}

/** The days on which tasks count, as one filter. */
function useTaskDays(controls: ListControls<TaskFilter>) {
  const { t } = useTranslation('tasks');
  return useDayRange(controls)({ id: 'day', label: t('field.day'), names: ['from', 'until'] });
}
