import type { Ref } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../frames/forms/index.ts';
import { ProviderFields } from './ProviderFields.tsx';
import { useProviderForm } from './useProviderForm.ts';

interface ProviderDialogProps {
  /** The name that was typed. */
  name: string;
  /** The branch that it sells, where that is known already. */
  branch: Ref | null;
  onCreated: (provider: Ref) => void;
  onClose: () => void;
}

/** Makes an insurance company in the middle of something else, such as writing a policy. */
export function ProviderDialog({ name, branch, onCreated, onClose }: ProviderDialogProps) {
  const { t } = useTranslation('providers');
  const editing = useProviderForm({
    start: { name, branch_ids: branch ? [branch.id] : [] },
    onSaved: (saved) => onCreated({ id: saved.id, name: saved.short_name || saved.name }),
  });
  return (
    <FormDialog title={t('new')} size="large" editing={editing} submitLabel={t('form.create')} onClose={onClose}>
      <ProviderFields control={editing.form.control} branches={branch ? [branch] : []} />
    </FormDialog>
  );
}
