import { getVehicle } from '@corredor/core/operations';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { type NewRecord, useNewRecord } from './useNewRecord.tsx';
import { VehiclePicker, type VehiclePickerProps } from './VehiclePicker.tsx';

type VehicleOrNewPickerProps = Omit<VehiclePickerProps, 'createAction'> & { newVehicle?: NewRecord };

/** One vehicle; one that is not there yet is made on the spot, where the reader may add vehicles. */
export function VehicleOrNewPicker({ newVehicle, ...field }: VehicleOrNewPickerProps) {
  const { t } = useTranslation('pickers');
  const client = useClient();
  const queries = useQueryClient();
  // What is chosen is told a moment after it was made, and to whoever listens by then.
  const onChange = useRef(field.onChange);
  onChange.current = field.onChange;
  const { picker, dialog } = useNewRecord({
    ...field,
    label: t('newVehicle'),
    permission: 'core_app.add_vehicle',
    draw: newVehicle,
    onChange: async (id, record) => {
      const vehicle =
        id === null
          ? null
          : await queries.fetchQuery(queryOf(client, getVehicle, { path: { vehicleId: id } })).catch(() => null);
      onChange.current(id, record, vehicle);
    },
  });
  return (
    <>
      <VehiclePicker {...field} {...picker} />
      {dialog}
    </>
  );
}
