import type { InvoiceForm, InvoiceFormInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { vInvoiceFormInput } from '@corredor/core/schemas';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dataWords } from '../../base/app/index.ts';
import { type DraftOptions, useDraft, usePhoneRule, useSchemaResolver } from '../../frames/forms/index.ts';
import { useTaxRule } from '../../frames/pickers/index.ts';

const toInvoiceInput = (values: InvoiceFormInput): InvoiceFormInput => ({
  ...values,
  full_name: values.full_name.trim(),
  fiscal_id: values.fiscal_id.trim(),
  email: values.email.trim(),
  address: values.address.trim(),
});
// Begun anew with each order: there is no record that somebody else could have changed meanwhile.
const draftOptions: DraftOptions = { kind: 'invoice' };
const ignoreVersion = () => {};

/** The fields of the invoice, in the order in which they stand. */
export const invoiceFields = ['full_name', 'country_id', 'fiscal_id', 'email', 'phone', 'address'] as const;

export type InvoiceFilling = ReturnType<typeof useInvoiceForm>;

/** The invoice form, begun with what is known; what the server says of a field goes back to its place. */
export function useInvoiceForm(
  known: InvoiceForm,
  error: CallError | null,
  onFill: (invoice: InvoiceFormInput) => void,
) {
  const { t } = useTranslation('checkout');
  const phoneProblem = usePhoneRule();
  const taxProblem = useTaxRule({ isBuyer: true, label: t('invoice.fiscal_id') });
  const resolver = useSchemaResolver<InvoiceFormInput>(
    vInvoiceFormInput,
    toInvoiceInput,
    async ({ fiscal_id, phone, country_id }) => ({
      fiscal_id: await taxProblem(fiscal_id, country_id),
      phone: await phoneProblem(phone, country_id),
    }),
    (name) => dataWords(t)(`invoice.${name}`),
  );
  const form = useForm<InvoiceFormInput>({ resolver, defaultValues: known });
  const draft = useDraft(form, draftOptions, ignoreVersion);
  useEffect(() => {
    for (const name of invoiceFields) {
      const message = error?.fields[`invoice.${name}`];
      if (message) form.setError(name, { type: 'server', message });
    }
  }, [error, form]);
  return { form, draft, submit: () => void form.handleSubmit((values) => onFill(toInvoiceInput(values)))() };
}
