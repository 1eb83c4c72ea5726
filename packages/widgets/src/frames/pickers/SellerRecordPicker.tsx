import { listSellers } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

type SellerRecordPickerProps = PickerProps & {
  /** Leaves one seller out, such as the one who is merged. */
  excludedId?: number;
};

/** One seller's record, of a user or of anybody else, found by what sellers are searched by. */
export function SellerRecordPicker({ excludedId, ...field }: SellerRecordPickerProps) {
  const { isActive, search, events } = useChoices();
  const filter = { page_size: choiceCount, ordering: 'name' as const, search: search || undefined };
  const options = queryOf(useClient(), listSellers, { query: filter });
  const sellers = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const { items, ...state } = toChoices(sellers, ({ id, name, email, identification }) => ({
    id,
    label: name,
    description: identification ?? email ?? undefined,
  }));
  return <RecordPicker {...field} {...events} {...state} items={items?.filter((item) => item.id !== excludedId)} />;
}
