import type { TaskBand, TaskKind, TaskModel, TaskPriority, TaskStatus, TaskUnit } from '@corredor/core/api';
import { listTaskAssignees } from '@corredor/core/operations';
import {
  vListTasksQuery,
  vTaskBand,
  vTaskKind,
  vTaskModel,
  vTaskPriority,
  vTaskStatus,
  vTaskUnit,
} from '@corredor/core/schemas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import {
  type DescribedFilter,
  filterNames,
  type PickedField,
  useDayRange,
  useFilterKit,
} from '../../frames/filters/index.ts';
import type { ListControls } from '../../frames/lists/index.ts';
import { TaskAssigneePicker } from '../../frames/pickers/index.ts';

export const taskFilters = filterNames(vListTasksQuery, ['mine']);
export type TaskFilter = (typeof taskFilters)[number];

export const kindWords: readonly TaskKind[] = vTaskKind.options;
export const priorityWords: readonly TaskPriority[] = vTaskPriority.options;
export const unitWords: readonly TaskUnit[] = vTaskUnit.options;
const statusWords: readonly TaskStatus[] = vTaskStatus.options;
export const bandWords: readonly TaskBand[] = vTaskBand.options;
export const modelWords: readonly TaskModel[] = vTaskModel.options;

/** The people who can do tasks are told to whoever gives tasks. */
const useMayAssign = () => useCan(['core_app.add_task', 'core_app.change_task']);
function useAssigneeName(id: number | null) {
  const isOn = useMayAssign() && id !== null;
  const people = useQuery({ ...queryOf(useClient(), listTaskAssignees, { query: { page_size: 200 } }), enabled: isOn });
  return people.data?.results.find((one) => one.id === id)?.name;
}
function AssigneePicker(field: PickedField) {
  const name = useAssigneeName(field.value);
  return <TaskAssigneePicker {...field} valueLabel={name} />;
}

/** What the list of tasks can be narrowed by, and what is on. */
export function useTaskFilters(controls: ListControls<TaskFilter>) {
  const { t } = useTranslation('tasks');
  const { all, chipOnly, choice, idOf, picker } = useFilterKit(controls);
  const range = useDayRange(controls);
  const called = useAssigneeName(idOf('assignee'));
  const assignee = picker('assignee', t('field.assignee'), AssigneePicker, called, { unnamed: 'sign' });
  const none = t('all');
  return all(
    [
      range('day', t('field.day'), ['from', 'until']),
      choice('status', t('field.status'), statusWords, (status) => t(`status.${status}`), { none }),
      choice('band', t('field.band'), bandWords, (band) => t(`band.${band}`), { none }),
      choice('kind', t('field.kind'), kindWords, (kind) => t(`kind.${kind}`), { none }),
      choice('priority', t('field.priority'), priorityWords, (priority) => t(`priority.${priority}`), { none }),
      useMayAssign() ? assignee : chipOnly(assignee),
      useAboutFilter(controls),
    ],
    ['from'],
  );
}

const aboutNames = ['about_model', 'about_id', 'with_policy'] as const;
/** What the tasks are about, which links set. */
function useAboutFilter({ filters }: ListControls<TaskFilter>): DescribedFilter<(typeof aboutNames)[number]> {
  const { t } = useTranslation('tasks');
  const model = modelWords.find((one) => one === filters.about_model);
  const value = [
    model && t(`model.${model}`),
    filters.about_id && `#${filters.about_id}`,
    filters.with_policy === 'true' && t('withPolicy'),
  ];
  const active = {
    id: 'about_model',
    label: t('field.about'),
    value: value.filter(Boolean).join(' '),
    names: aboutNames,
  };
  return { names: aboutNames, fields: [], active: model ? [active] : [] };
}
