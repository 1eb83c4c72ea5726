import type { InvoiceForm, InvoiceFormInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { vInvoiceFormInput } from '@corredor/core/schemas';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { usePhoneRule, useSchemaResolver } from '../crud/index.ts';

const toInput = (values: InvoiceFormInput): InvoiceFormInput => ({
  ...values,
  full_name: values.full_name.trim(),
  fiscal_id: values.fiscal_id.trim(),
  email: values.email.trim(),
  address: values.address.trim(),
});
const fields = ['full_name', 'fiscal_id', 'email', 'phone', 'country_id', 'address'] as const;

/** The invoice form, begun with what is known; what the server says of a field goes back to its place. */
export function useInvoiceForm(
  known: InvoiceForm,
  error: CallError | null,
  onFill: (invoice: InvoiceFormInput) => void,
) {
  const phoneProblem = usePhoneRule();
  const resolver = useSchemaResolver<InvoiceFormInput>(vInvoiceFormInput, toInput, async ({ phone, country_id }) => ({
    phone: await phoneProblem(phone, country_id),
  }));
  const form = useForm<InvoiceFormInput>({ resolver, defaultValues: known });
  useEffect(() => {
    for (const name of fields) {
      const message = error?.fields[`invoice.${name}`];
      if (message) form.setError(name, { type: 'server', message });
    }
  }, [error, form]);
  return { form, submit: () => void form.handleSubmit((values) => onFill(toInput(values)))() };
}
