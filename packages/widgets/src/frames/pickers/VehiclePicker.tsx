import type { Ref, Vehicle } from '@corredor/core/api';
import { getVehicle, listVehicles } from '@corredor/core/operations';
import { Text } from '@corredor/ui/Text';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useVehicle, vehicleNameOf } from './names.ts';
import { type PickerProps, RecordPicker } from './RecordPicker.tsx';
import { choiceCount, toChoices, useChoices } from './useChoices.ts';

export type VehiclePickerProps = Omit<PickerProps, 'onChange'> & {
  /** Offers only vehicles of this customer. */
  ownerId?: number | null;
  /** Whose vehicles are offered first; a vehicle of somebody else names its owner once it is chosen. */
  firstOwner?: Ref | null;
  /** Leaves out vehicles, such as those that are listed already. */
  excludedIds?: readonly number[];
  /** The whole vehicle comes with its number where it is known. */
  onChange: (id: number | null, record: Ref | null, vehicle: Vehicle | null) => void;
};

/** One vehicle, found by what vehicles are searched by. */
export function VehiclePicker({ ownerId, firstOwner, excludedIds = [], onChange, ...field }: VehiclePickerProps) {
  const { t } = useTranslation('pickers');
  const client = useClient();
  const queries = useQueryClient();
  const { isActive, search, events } = useChoices();
  const ofOwner = (owner: number | undefined) =>
    queryOf(client, listVehicles, {
      query: {
        page_size: choiceCount,
        ordering: search ? undefined : ('plate' as const),
        search: search || undefined,
        owner,
      },
    });
  const found = useQuery({
    ...ofOwner(ownerId || undefined),
    enabled: isActive,
    placeholderData: keepPreviousData,
  });
  const own = useQuery({
    ...ofOwner(firstOwner?.id),
    enabled: isActive && !!firstOwner,
    placeholderData: keepPreviousData,
  });
  const rows = [
    ...(firstOwner ? (own.data?.results ?? []) : []),
    ...(found.data?.results ?? []).filter(({ owner_id }) => owner_id !== firstOwner?.id),
  ];
  const isComplete = found.data !== undefined && (!firstOwner || own.data !== undefined || own.isError);
  const { items, ...state } = toChoices(
    {
      data: isComplete ? { ...found.data, results: rows } : undefined,
      isFetching: found.isFetching || own.isFetching,
      isError: found.isError || own.isError,
    },
    (vehicle) => ({ id: vehicle.id, label: vehicleNameOf(vehicle), description: vehicle.owner.name }),
  );
  const chosen = useVehicle(field.value, { isAsked: field.valueLabel === undefined });
  const isOfAnother = !!firstOwner && chosen !== undefined && chosen.owner_id !== firstOwner.id;
  return (
    <div>
      <RecordPicker
        {...field}
        {...events}
        {...state}
        items={items?.filter(({ id }) => !excludedIds.includes(id))}
        valueLabel={field.valueLabel ?? (chosen && vehicleNameOf(chosen))}
        onChange={(id, record) => {
          const vehicle = rows.find((row) => row.id === id) ?? null;
          if (vehicle)
            queries.setQueryData(queryOf(client, getVehicle, { path: { vehicleId: vehicle.id } }).queryKey, vehicle);
          onChange(id, record, vehicle);
        }}
      />
      {/* Said as it comes: a description that a field has not from the start is not. */}
      <div role="status">
        {isOfAnother && (
          <Text size="sm">{t('ofAnother', { owner: chosen.owner.name, contractor: firstOwner.name })}</Text>
        )}
      </div>
    </div>
  );
}
