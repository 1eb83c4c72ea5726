import type { Ref } from '@corredor/core/api';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../frames/forms/index.ts';
import { CustomerFields } from './CustomerFields.tsx';
import type { CustomerValues } from './customerValues.ts';
import { useCustomerForm } from './useCustomerForm.ts';

interface CustomerDialogProps {
  /** What is known already, such as the name that was typed and the role that is wanted. */
  start?: Partial<CustomerValues>;
  /** What the plan says, before it is filled in. */
  notice?: ReactNode;
  onCreated: (customer: Ref) => void;
  onClose: () => void;
}

/** Makes a customer in the middle of something else, such as writing a policy. */
export function CustomerDialog({ start, notice, onCreated, onClose }: CustomerDialogProps) {
  const { t } = useTranslation('customers');
  const { form, editing, duplicate, isSent } = useCustomerForm({
    start,
    onSaved: ({ id, name }) => onCreated({ id, name }),
  });
  return (
    <FormDialog title={t('new')} size="large" editing={editing} submitLabel={t('form.create')} onClose={onClose}>
      {notice}
      <CustomerFields form={form} duplicate={duplicate} isSent={isSent} />
    </FormDialog>
  );
}
