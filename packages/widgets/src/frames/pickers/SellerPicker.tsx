import { listSellerCandidates } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

/** One user of the brokerage as a seller, found by name. */
export function SellerPicker(field: PickerProps) {
  const { isActive, search, events } = useChoices();
  const filter = { page_size: choiceCount, search: search || undefined };
  const options = queryOf(useClient(), listSellerCandidates, { query: filter });
  const users = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  return <RecordPicker {...field} {...events} {...toChoices(users, ({ id, name }) => ({ id, label: name }))} />;
}
