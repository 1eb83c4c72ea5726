import type { CustomerRole } from '@corredor/core/api';
import { listCustomers } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useCustomerName } from './names.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

type CustomerPickerProps = PickerProps & {
  /** Offers only customers who have this role. */
  role?: CustomerRole;
  /** Leaves one customer out, such as the one who is being edited. */
  excludedId?: number;
};

/** One customer, found by name or identification. */
export function CustomerPicker({ role, excludedId, ...field }: CustomerPickerProps) {
  const { isActive, search, events } = useChoices();
  const filter = {
    page_size: choiceCount,
    // What fits best comes first.
    ordering: search ? undefined : ('name' as const),
    search: search || undefined,
    role: role || undefined,
  };
  const options = queryOf(useClient(), listCustomers, { query: filter });
  const customers = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const found = useCustomerName(field.valueLabel === undefined ? field.value : null);
  const { items, ...state } = toChoices(customers, ({ id, name, identification, city }) => ({
    id,
    label: name,
    description: city ? `${identification} · ${city}` : identification,
  }));
  return (
    <RecordPicker
      {...field}
      {...events}
      {...state}
      items={items?.filter((item) => item.id !== excludedId)}
      valueLabel={field.valueLabel ?? found}
    />
  );
}
