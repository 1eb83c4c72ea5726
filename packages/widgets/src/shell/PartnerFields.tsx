import { Columns } from '@corredor/ui/Columns';
import { TextField } from '@corredor/ui/TextField';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField, PhoneField } from '../frames/forms/index.ts';
import { CountrySelect, TaxField, taxLabel } from '../frames/pickers/index.ts';
import { aliasOf } from './aliasOf.ts';
import type { PartnerValues } from './usePartnerForm.ts';

/** Name, alias, country, tax number, phone and e-mail; the alias follows the name until it is typed itself. */
export function PartnerFields({ form }: { form: UseFormReturn<PartnerValues> }) {
  const { t } = useTranslation('shell');
  const { control } = form;
  const followName = (name: string) => {
    if (!form.formState.dirtyFields.alias) form.resetField('alias', { defaultValue: aliasOf(name) });
  };
  const address = `${globalThis.location.host}/${form.watch('alias') || '…'}`;
  return (
    <>
      <Controller
        control={control}
        name="name"
        render={(bound) => (
          <TextField
            {...bindField(bound)}
            onChange={(name) => {
              bound.field.onChange(name);
              followName(name);
            }}
            label={t('partner.name')}
            isRequired
            autoComplete="organization"
          />
        )}
      />
      <Controller
        control={control}
        name="alias"
        render={(bound) => (
          <TextField
            {...bindField(bound)}
            label={t('partner.alias')}
            description={t('partner.aliasHelp', { address })}
            isRequired
            spellCheck="false"
            autoComplete="off"
          />
        )}
      />
      <Columns>
        <Controller
          control={control}
          name="country_id"
          render={(bound) => (
            <CountrySelect
              {...bindField(bound)}
              value={bound.field.value || null}
              label={t('partner.country_id')}
              isRequired
            />
          )}
        />
        <Controller
          control={control}
          name="tax_id"
          render={(bound) => (
            <TaxField
              {...bindField(bound)}
              label={taxLabel(t('partner.tax_id'), form.watch('country_id'))}
              countryId={form.watch('country_id')}
              isRequired
            />
          )}
        />
        <Controller
          control={control}
          name="phone"
          render={(bound) => (
            <PhoneField
              {...bindField(bound)}
              label={t('partner.phone')}
              countryId={form.watch('country_id')}
              isRequired
              autoComplete="tel"
            />
          )}
        />
        <Controller
          control={control}
          name="email"
          render={(bound) => (
            <TextField {...bindField(bound)} label={t('partner.email')} type="email" isRequired autoComplete="email" />
          )}
        />
      </Columns>
    </>
  );
}
