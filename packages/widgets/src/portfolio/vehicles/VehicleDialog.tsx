import type { Ref } from '@corredor/core/api';
import { Button } from '@corredor/ui/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../frames/forms/index.ts';
import type { NewRecord } from '../../frames/pickers/index.ts';
import { useVehicleForm } from './useVehicleForm.ts';
import { VehicleFields } from './VehicleFields.tsx';

interface VehicleDialogProps {
  /** The plate that was typed. */
  name: string;
  /** Whose it probably is. */
  owner: Ref | null;
  /** Draws the dialog in which an owner becomes a customer. */
  newCustomer?: NewRecord;
  /** What the plan says, before it is filled in. */
  notice?: ReactNode;
  onCreated: (vehicle: Ref) => void;
  onClose: () => void;
}

/** Makes a vehicle in the middle of something else, such as including it in a policy. */
export function VehicleDialog({ name, owner, newCustomer, notice, onCreated, onClose }: VehicleDialogProps) {
  const { t } = useTranslation('vehicles');
  const { editing, duplicate } = useVehicleForm({
    start: { plate: name, owner_id: owner?.id ?? null },
    onSaved: ({ id, plate, brand, model }) => onCreated({ id, name: `${plate} · ${brand} ${model}` }),
  });
  return (
    <FormDialog title={t('new')} size="large" editing={editing} submitLabel={t('form.create')} onClose={onClose}>
      {notice}
      {duplicate && (
        <div>
          <Button onPress={() => onCreated(duplicate)}>{t('take', { name: duplicate.name })}</Button>
        </div>
      )}
      <VehicleFields control={editing.form.control} owner={owner} newCustomer={newCustomer} />
    </FormDialog>
  );
}
