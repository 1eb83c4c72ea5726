import type { Vehicle } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage } from '../../frames/forms/index.ts';
import type { NewRecord } from '../../frames/pickers/index.ts';
import { useVehicleForm } from './useVehicleForm.ts';
import { VehicleFields } from './VehicleFields.tsx';

interface VehicleFormProps {
  /** The vehicle to change; without one a new vehicle is made. */
  vehicle?: Vehicle;
  /** Draws the dialog in which an owner becomes a customer. */
  newCustomer?: NewRecord;
  /** What the plan says, before it is filled in. */
  notice?: ReactNode;
}

/** Makes a vehicle, or changes one in its page. */
export function VehicleForm({ vehicle, newCustomer, notice }: VehicleFormProps) {
  const { t } = useTranslation('vehicles');
  const { go } = useNavigation();
  const { editing, duplicate } = useVehicleForm({ vehicle, onSaved: ({ id }) => go(paths.vehicleRecord(id)) });
  return (
    <FormPage
      title={vehicle ? undefined : t('new')}
      parent={{ label: t('title'), href: vehicle ? paths.vehicleRecord(vehicle.id) : paths.vehicles() }}
      editing={editing}
      notice={notice}
      submitLabel={t(vehicle ? 'form.save' : 'form.create')}
    >
      {duplicate && (
        <LinkButton href={paths.vehicleRecord(duplicate.id)}>{t('duplicate', { name: duplicate.name })}</LinkButton>
      )}
      <VehicleFields control={editing.form.control} vehicle={vehicle} newCustomer={newCustomer} />
    </FormPage>
  );
}
