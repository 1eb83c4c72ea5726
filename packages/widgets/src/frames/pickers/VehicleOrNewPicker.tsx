import { useTranslation } from 'react-i18next';
import { type NewRecord, useNewRecord } from './useNewRecord.tsx';
import { VehiclePicker, type VehiclePickerProps } from './VehiclePicker.tsx';

type VehicleOrNewPickerProps = Omit<VehiclePickerProps, 'createAction'> & { newVehicle?: NewRecord | undefined };

/** One vehicle; one that is not there yet is made on the spot, where the reader may add vehicles. */
export function VehicleOrNewPicker({ newVehicle, ...field }: VehicleOrNewPickerProps) {
  const { t } = useTranslation('pickers');
  const { picker, dialog } = useNewRecord({
    ...field,
    label: t('newVehicle'),
    permission: 'core_app.add_vehicle',
    draw: newVehicle,
  });
  return (
    <>
      <VehiclePicker {...field} {...picker} />
      {dialog}
    </>
  );
}
