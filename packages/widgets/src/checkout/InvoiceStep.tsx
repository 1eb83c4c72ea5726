import type { InvoiceForm, InvoiceFormInput } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { Button } from '@corredor/ui/Button';
import { Card } from '@corredor/ui/Card';
import { Columns } from '@corredor/ui/Columns';
import { ErrorSummary } from '@corredor/ui/ErrorSummary';
import { Inline } from '@corredor/ui/Inline';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { ArrowRight } from 'lucide-react';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField, DraftBanner, PhoneField } from '../crud/index.ts';
import { CountrySelect } from '../pickers/index.ts';
import { invoiceFields, useInvoiceForm } from './useInvoiceForm.ts';

interface InvoiceStepProps {
  known: InvoiceForm;
  error: CallError | null;
  onFill: (invoice: InvoiceFormInput) => void;
}

/** The first step: whom the invoice is made out to. */
export function InvoiceStep({ known, error, onFill }: InvoiceStepProps) {
  const { t } = useTranslation('checkout');
  const { form, draft, submit } = useInvoiceForm(known, error, onFill);
  const { control } = form;
  const problems = invoiceFields.flatMap((name) => {
    const message = form.formState.errors[name]?.message;
    return message ? [{ name, message: `${t(`invoice.${name}`)}: ${message}` }] : [];
  });
  const text = (name: 'full_name' | 'fiscal_id' | 'email' | 'address', autoComplete: string) => (
    <Controller
      control={control}
      name={name}
      render={(bound) => (
        <TextField
          {...bindField(bound)}
          label={t(`invoice.${name}`)}
          {...(name === 'email' ? { type: 'email', description: t('invoice.emailHelp') } : {})}
          autoComplete={autoComplete}
          isRequired
        />
      )}
    />
  );
  return (
    <Card title={t('invoice.title')} description={t('invoice.context')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          {draft && <DraftBanner offer={draft} />}
          {form.formState.submitCount > 0 && <ErrorSummary problems={problems} />}
          {text('full_name', 'organization')}
          <Columns>
            <Controller
              control={control}
              name="country_id"
              render={(bound) => <CountrySelect {...bindField(bound)} label={t('invoice.country_id')} isRequired />}
            />
            {text('fiscal_id', 'off')}
            {text('email', 'email')}
            <Controller
              control={control}
              name="phone"
              render={(bound) => (
                <PhoneField
                  {...bindField(bound)}
                  label={t('invoice.phone')}
                  countryId={form.watch('country_id')}
                  autoComplete="tel"
                  isRequired
                />
              )}
            />
          </Columns>
          {text('address', 'street-address')}
          <Inline justify="end">
            <Button type="submit" tone="accent" iconEnd={ArrowRight}>
              {t('invoice.next')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
