import type { CustomerRole, Ref } from '@corredor/core/api';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { CustomerPicker } from './CustomerPicker.tsx';
import type { PickerProps } from './RecordPicker.tsx';

/** Draws the dialog of a new customer, which belongs to another feature; it begins with what was typed. */
export type NewCustomer = (dialog: {
  name: string;
  onCreated: (customer: Ref) => void;
  onClose: () => void;
}) => ReactNode;

type CustomerOrNewPickerProps = Omit<PickerProps, 'createAction'> & {
  role?: CustomerRole;
  newCustomer?: NewCustomer;
};

/** One customer; who is none yet becomes one on the spot, where the reader may add customers. */
export function CustomerOrNewPicker({ newCustomer, valueLabel, onChange, ...field }: CustomerOrNewPickerProps) {
  const { t } = useTranslation('pickers');
  const canAdd = useCan('core_app.add_customer');
  const [created, setCreated] = useState<Ref>();
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <CustomerPicker
        {...field}
        onChange={onChange}
        valueLabel={created?.id === field.value ? created?.name : valueLabel}
        createAction={newCustomer && canAdd ? { label: t('newCustomer'), onAction: setTyped } : undefined}
      />
      {typed !== null &&
        newCustomer?.({
          name: typed,
          onCreated: (customer) => {
            setCreated(customer);
            setTyped(null);
            onChange(customer.id, customer);
          },
          onClose: () => setTyped(null),
        })}
    </>
  );
}
