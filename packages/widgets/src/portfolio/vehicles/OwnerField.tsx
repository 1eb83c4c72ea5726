import type { Ref } from '@corredor/core/api';
import { type Control, Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField } from '../../frames/forms/index.ts';
import { CustomerOrNewPicker, type NewRecord } from '../../frames/pickers/index.ts';
import type { VehicleValues } from './vehicleValues.ts';

interface OwnerFieldProps {
  control: Control<VehicleValues>;
  owner?: Ref;
  newCustomer?: NewRecord;
  /** Why it cannot change, where it cannot. */
  fixed?: string;
}

/** Whose vehicle it is; who is no customer yet becomes one here. */
export function OwnerField({ control, owner, newCustomer, fixed }: OwnerFieldProps) {
  const { t } = useTranslation('vehicles');
  return (
    <Controller
      control={control}
      name="owner_id"
      render={(bound) => {
        const field = bindField(bound);
        return (
          <CustomerOrNewPicker
            label={t('field.owner_id')}
            isRequired
            {...field}
            isReadOnly={fixed !== undefined}
            description={fixed}
            valueLabel={owner?.id === field.value ? owner?.name : undefined}
            newCustomer={newCustomer}
          />
        );
      }}
    />
  );
}
