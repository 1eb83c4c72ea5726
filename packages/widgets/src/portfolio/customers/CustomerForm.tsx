import type { Customer } from '@corredor/core/api';
import { getCustomer } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage } from '../../frames/forms/index.ts';
import { RecordLoader } from '../../frames/records/index.ts';
import { CustomerFields } from './CustomerFields.tsx';
import type { CustomerValues } from './customerValues.ts';
import { useCustomerForm } from './useCustomerForm.ts';

/** Changes the customer of this number, as it is now on the server. */
export function CustomerEditor({ id }: { id: number }) {
  const { t } = useTranslation(['customers', 'common']);
  return (
    <RecordLoader
      id={id}
      get={(client, customerId) => queryOf(client, getCustomer, { path: { customerId } })}
      missingTitle={t('common:error.customerNotFound')}
    >
      {(customer) => <CustomerForm customer={customer} />}
    </RecordLoader>
  );
}

interface CustomerFormProps {
  /** The customer to change; without one a new customer is made. */
  customer?: Customer;
  start?: Partial<CustomerValues>;
}

/** Makes a customer, or changes one. */
export function CustomerForm({ customer, start }: CustomerFormProps) {
  const { t } = useTranslation('customers');
  const { go } = useNavigation();
  const canWritePolicies = useCan('policy_app.add_policy');
  const { form, editing, duplicate } = useCustomerForm({
    customer,
    start,
    nextStep: (saved) =>
      !customer && canWritePolicies && saved.roles.includes('contractor')
        ? { label: t('form.newPolicy'), onAction: () => go(paths.newPolicy({ contractor: saved.id })) }
        : undefined,
    onSaved: () => go(paths.customers()),
  });
  return (
    <FormPage
      title={customer ? customer.name : t('new')}
      parent={{ label: t('title'), href: paths.customers() }}
      editing={editing}
      submitLabel={t(customer ? 'form.save' : 'form.create')}
    >
      <CustomerFields form={form} customer={customer} duplicate={duplicate} />
    </FormPage>
  );
}
