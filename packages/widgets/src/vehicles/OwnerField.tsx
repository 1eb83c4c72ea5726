import type { Ref } from '@corredor/core/api';
import { type ReactNode, useState } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '../app/index.ts';
import { bindField } from '../crud/index.ts';
import { CustomerPicker } from '../pickers/index.ts';
import type { VehicleValues } from './vehicleForm.ts';

/** Draws the dialog of a new customer, which belongs to another feature. */
export type NewCustomer = (dialog: {
  name: string;
  onCreated: (customer: Ref) => void;
  onClose: () => void;
}) => ReactNode;

interface OwnerFieldProps {
  control: Control<VehicleValues>;
  owner?: Ref | undefined;
  newCustomer?: NewCustomer | undefined;
}

/** Whose vehicle it is; who is no customer yet becomes one here. */
export function OwnerField({ control, owner, newCustomer }: OwnerFieldProps) {
  const { t } = useTranslation('vehicles');
  const canAdd = useCan('core_app.add_customer');
  const [created, setCreated] = useState<Ref | undefined>(owner);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Controller
      control={control}
      name="owner_id"
      render={(bound) => {
        const field = bindField(bound);
        return (
          <>
            <CustomerPicker
              label={t('field.owner_id')}
              isRequired
              {...field}
              valueLabel={created?.id === field.value ? created.name : undefined}
              createAction={
                newCustomer && canAdd ? { label: t('form.newCustomer'), onAction: (text) => setTyped(text) } : undefined
              }
            />
            {typed !== null &&
              newCustomer?.({
                name: typed,
                onCreated: (customer) => {
                  setCreated(customer);
                  setTyped(null);
                  field.onChange(customer.id);
                },
                onClose: () => setTyped(null),
              })}
          </>
        );
      }}
    />
  );
}
