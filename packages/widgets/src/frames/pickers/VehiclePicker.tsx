import { listVehicles } from '@corredor/core/operations';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useVehicleName } from './names.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

export type VehiclePickerProps = PickerProps & {
  /** Offers only vehicles of this customer. */
  ownerId?: number | null;
  /** Leaves out vehicles, such as those that are listed already. */
  excludedIds?: readonly number[];
};

/** One vehicle, found by plate, chassis, brand, model or owner. */
export function VehiclePicker({ ownerId, excludedIds = [], ...field }: VehiclePickerProps) {
  const { isActive, search, events } = useChoices();
  const filter = {
    page_size: choiceCount,
    ordering: search ? undefined : ('plate' as const),
    search: search || undefined,
    owner: ownerId || undefined,
  };
  const options = queryOf(useClient(), listVehicles, { query: filter });
  const vehicles = useQuery({ ...options, enabled: isActive, placeholderData: keepPreviousData });
  const found = useVehicleName(field.valueLabel === undefined ? field.value : null);
  const { items, ...state } = toChoices(vehicles, ({ id, plate, brand, model, owner }) => ({
    id,
    label: `${plate} · ${brand} ${model}`,
    description: owner.name,
  }));
  return (
    <RecordPicker
      {...field}
      {...events}
      {...state}
      items={items?.filter(({ id }) => !excludedIds.includes(id))}
      valueLabel={field.valueLabel ?? found}
    />
  );
}
