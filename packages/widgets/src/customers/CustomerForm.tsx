import type { Customer } from '@corredor/core/api';
import { getCustomer } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vCustomer } from '@corredor/core/schemas';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { safeParse } from 'valibot';
import { useCan, useClient } from '../app/index.ts';
import { FormPage, RecordFrame, toRecordState } from '../crud/index.ts';
import { queryOf } from '../data/index.ts';
import { useNavigation } from '../navigation/index.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { type CustomerValues, toCustomerValues } from './customerForm.ts';
import { useCustomerForm } from './useCustomerForm.ts';
import { useCustomerWords } from './useCustomerWords.ts';

/** Changes the customer of this number, as it is now on the server. */
export function CustomerEditor({ id }: { id: number }) {
  const { t } = useTranslation(['customers', 'common']);
  const customer = useQuery(queryOf(useClient(), getCustomer, { path: { customerId: id } }));
  return (
    <RecordFrame
      missingTitle={t('common:error.customerNotFound')}
      state={toRecordState(customer)}
      onRetry={() => void customer.refetch()}
    >
      {(record) => <CustomerForm customer={record} />}
    </RecordFrame>
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
  const words = useCustomerWords();
  const { form, saving, duplicate } = useCustomerForm({
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
      saving={saving}
      isDirty={form.formState.isDirty}
      submitLabel={t(customer ? 'form.save' : 'form.create')}
      labelOf={words.labelOf}
      conflictFields={(theirs) => {
        const parsed = safeParse(vCustomer, theirs);
        return parsed.success ? words.compare(form.getValues(), parsed.output) : [];
      }}
      onTakeTheirs={(theirs) => {
        const parsed = safeParse(vCustomer, theirs);
        if (parsed.success) form.reset(toCustomerValues(parsed.output));
      }}
    >
      <CustomerFields form={form} customer={customer} duplicate={duplicate} />
    </FormPage>
  );
}
