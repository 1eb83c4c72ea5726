import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../data/index.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

type UserPickerProps = PickerProps & {
  /** Leaves one user out, such as the one who is leaving. */
  excludedId?: number | undefined;
};

/** One active colleague, found by name or e-mail. */
export function UserPicker({ excludedId, ...field }: UserPickerProps) {
  const { isActive, search, events } = useChoices();
  const filter = {
    page_size: choiceCount,
    ordering: 'name' as const,
    is_active: true,
    ...(search ? { search } : {}),
  };
  const options = useApi().queryOptions('get', '/api/auth/users/', { params: { query: filter } });
  const users = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const { items, ...state } = toChoices(users, ({ id, name, last_name, email }) => ({
    id,
    label: `${name} ${last_name}`.trim() || email,
    description: email,
  }));
  return <RecordPicker {...field} {...events} {...state} items={items?.filter((item) => item.id !== excludedId)} />;
}
