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
import { bindField, DraftBanner, PhoneField } from '../../frames/forms/index.ts';
import { CountrySelect, TaxField } from '../../frames/pickers/index.ts';
import { type InvoiceFilling, invoiceFields } from './useInvoiceForm.ts';

/** The first step: whom the invoice is made out to. */
export function InvoiceStep({ form, draft, submit }: InvoiceFilling) {
  const { t } = useTranslation('checkout');
  const { control } = form;
  const problems = invoiceFields.flatMap((name) => {
    const message = form.formState.errors[name]?.message;
    return message ? [{ name, message: `${t(`invoice.${name}`)}: ${message}` }] : [];
  });
  const text = (name: 'full_name' | 'email' | 'address', autoComplete: string) => (
    <Controller
      control={control}
      name={name}
      render={(bound) => (
        <TextField
          {...bindField(bound)}
          label={t(`invoice.${name}`)}
          type={name === 'email' ? 'email' : undefined}
          description={name === 'email' ? t('invoice.emailHelp') : undefined}
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
          <DraftBanner draft={draft} />
          {form.formState.submitCount > 0 && <ErrorSummary problems={problems} />}
          {text('full_name', 'organization')}
          <Columns>
            <Controller
              control={control}
              name="country_id"
              render={(bound) => <CountrySelect {...bindField(bound)} label={t('invoice.country_id')} isRequired />}
            />
            <Controller
              control={control}
              name="fiscal_id"
              render={(bound) => (
                <TaxField
                  {...bindField(bound)}
                  label={t('invoice.fiscal_id')}
                  countryId={form.watch('country_id')}
                  isBuyer
                  isRequired
                />
              )}
            />
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
