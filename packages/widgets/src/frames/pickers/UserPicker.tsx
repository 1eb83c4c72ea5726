import { listUsers } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

type UserPickerProps = PickerProps & {
  /** Leaves one user out, such as the one who is leaving. */
  excludedId?: number;
};

/** One active colleague, found by name or e-mail. */
export function UserPicker({ excludedId, ...field }: UserPickerProps) {
  const { isActive, search, events } = useChoices();
  const filter = {
    page_size: choiceCount,
    ordering: 'name' as const,
    is_active: true,
    search: search || undefined,
  };
  const options = queryOf(useClient(), listUsers, { query: filter });
  const users = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const { items, ...state } = toChoices(users, ({ id, name, last_name, email }) => ({
    id,
    label: `${name} ${last_name}`.trim() || email,
    description: email,
  }));
  return <RecordPicker {...field} {...events} {...state} items={items?.filter((item) => item.id !== excludedId)} />;
}
