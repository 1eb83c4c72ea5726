import type { Customer } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { useAskedField } from '../../frames/askedField/index.ts';
import { FormPage } from '../../frames/forms/index.ts';
import { CustomerFields } from './CustomerFields.tsx';
import type { CustomerValues } from './customerValues.ts';
import { useCustomerForm } from './useCustomerForm.ts';

interface CustomerFormProps {
  /** The customer to change; without one a new customer is made. */
  customer?: Customer;
  start?: Partial<CustomerValues>;
  /** What the plan says, before it is filled in. */
  notice?: ReactNode;
}

/** Makes a customer, or changes one in its page. */
export function CustomerForm({ customer, start, notice }: CustomerFormProps) {
  const { t } = useTranslation('customers');
  const { go } = useNavigation();
  useAskedField(true);
  const canWritePolicies = useCan('policy_app.add_policy');
  const { form, editing, duplicate, isSent } = useCustomerForm({
    customer,
    start,
    nextStep: (saved) =>
      !customer && canWritePolicies && saved.roles.includes('contractor')
        ? { label: t('form.newPolicy'), onAction: () => go(paths.newPolicy({ contractor: saved.id })) }
        : undefined,
    onSaved: ({ id }) => go(paths.customerRecord(id)),
  });
  return (
    <FormPage
      title={customer ? undefined : t('new')}
      parent={{ label: t('title'), href: customer ? paths.customerRecord(customer.id) : paths.customers() }}
      editing={editing}
      notice={notice}
      submitLabel={t(customer ? 'form.save' : 'form.create')}
    >
      <CustomerFields form={form} customer={customer} duplicate={duplicate} isSent={isSent} />
    </FormPage>
  );
}
