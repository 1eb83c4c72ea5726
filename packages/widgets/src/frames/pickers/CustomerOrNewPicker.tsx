import type { CustomerRole } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { CustomerPicker } from './CustomerPicker.tsx';
import type { PickerProps } from './RecordPicker.tsx';
import { type NewRecord, useNewRecord } from './useNewRecord.tsx';

type CustomerOrNewPickerProps = Omit<PickerProps, 'createAction'> & {
  role?: CustomerRole;
  newCustomer?: NewRecord;
};

/** One customer; who is none yet becomes one on the spot, where the reader may add customers. */
export function CustomerOrNewPicker({ newCustomer, ...field }: CustomerOrNewPickerProps) {
  const { t } = useTranslation('pickers');
  const { picker, dialog } = useNewRecord({
    ...field,
    label: t('newCustomer'),
    permission: 'core_app.add_customer',
    draw: newCustomer,
  });
  return (
    <>
      <CustomerPicker {...field} {...picker} />
      {dialog}
    </>
  );
}
