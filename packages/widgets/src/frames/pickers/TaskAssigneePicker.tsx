import type { TaskModel } from '@corredor/core/api';
import { listTaskAssignees } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

type TaskAssigneePickerProps = PickerProps & {
  /** Offers those only who may view records of this kind. */
  about?: TaskModel;
};

/** One colleague who can do a task, found by name. */
export function TaskAssigneePicker({ about, ...field }: TaskAssigneePickerProps) {
  const { isActive, search, events } = useChoices();
  const filter = { page_size: choiceCount, search: search || undefined, about_model: about };
  const options = queryOf(useClient(), listTaskAssignees, { query: filter });
  const users = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  return <RecordPicker {...field} {...events} {...toChoices(users, ({ id, name }) => ({ id, label: name }))} />;
}
