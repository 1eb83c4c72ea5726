import type { Partner } from '@corredor/core/api';
import { countryDefaults } from '@corredor/core/countries';
import { Columns } from '@corredor/ui/Columns';
import { FormGroup } from '@corredor/ui/FormFrame';
import { Stack } from '@corredor/ui/Stack';
import { Switch } from '@corredor/ui/Switch';
import { TagField } from '@corredor/ui/TagField';
import { TextArea } from '@corredor/ui/TextArea';
import { TextField } from '@corredor/ui/TextField';
import type { ReactNode } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { bindField, PhoneField } from '../../frames/forms/index.ts';
import { CityField, CountrySelect, StateSelect, TaxField, taxLabel } from '../../frames/pickers/index.ts';
import { AliasField } from './AliasField.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import type { PartnerValues } from './partnerValues.ts';
import { SettingsFields } from './SettingsFields.tsx';

interface PartnerFieldsProps {
  form: UseFormReturn<PartnerValues>;
  partner: Partner;
  /** The logo, which is saved by itself. */
  image: ReactNode;
}

/** The fields of a brokerage in titled groups. */
export function PartnerFields({ form, partner, image }: PartnerFieldsProps) {
  const { t } = useTranslation('partner');
  const { control } = form;
  const countryId = form.watch('country_id');
  const isLocked = partner.locked_fields.includes('currency');
  const followCountry = (id: string | null) => {
    const { timezone, currency } = countryDefaults(id);
    form.setValue('state', null, { shouldDirty: true });
    if (!id) return;
    form.setValue('timezone', timezone, { shouldDirty: true });
    if (!isLocked) form.setValue('currency', currency, { shouldDirty: true });
  };
  return (
    <Stack gap="large">
      <FormGroup title={t('group.identity')}>
        {image}
        <Controller
          control={control}
          name="name"
          render={(bound) => (
            <TextField
              label={t('field.name')}
              isRequired
              maxLength={120}
              autoComplete="organization"
              {...bindField(bound)}
            />
          )}
        />
        <Columns count={2}>
          <AliasField control={control} own={partner.alias} />
          <Controller
            control={control}
            name="tax_id"
            render={(bound) => (
              <TaxField
                label={taxLabel(t('field.tax_id'), countryId)}
                description={t('field.taxHelp')}
                countryId={countryId}
                isRequired
                {...bindField(bound)}
              />
            )}
          />
        </Columns>
      </FormGroup>
      <FormGroup title={t('group.contact')}>
        <Columns count={2}>
          <Controller
            control={control}
            name="phone"
            render={(bound) => (
              <PhoneField label={t('field.phone')} countryId={countryId} isRequired {...bindField(bound)} />
            )}
          />
          <Controller
            control={control}
            name="email"
            render={(bound) => (
              <TextField
                type="email"
                label={t('field.email')}
                isRequired
                maxLength={254}
                spellCheck="false"
                autoComplete="off"
                {...bindField(bound)}
              />
            )}
          />
        </Columns>
        <Controller
          control={control}
          name="website"
          render={(bound) => (
            <TextField
              type="url"
              label={t('field.website')}
              maxLength={200}
              spellCheck="false"
              autoComplete="off"
              {...bindField(bound)}
            />
          )}
        />
      </FormGroup>
      <FormGroup title={t('group.location')}>
        <Columns count={2}>
          <Controller
            control={control}
            name="country_id"
            render={(bound) => (
              <CountrySelect
                label={t('field.country_id')}
                isRequired
                {...bindField(bound)}
                onChange={(id) => {
                  bound.field.onChange(id);
                  if (id !== countryId) followCountry(id);
                }}
              />
            )}
          />
          <Controller
            control={control}
            name="state"
            render={(bound) => <StateSelect label={t('field.state')} countryId={countryId} {...bindField(bound)} />}
          />
          <Controller
            control={control}
            name="city"
            render={(bound) => <CityField label={t('field.city')} countryId={countryId} {...bindField(bound)} />}
          />
          <Controller
            control={control}
            name="direction"
            render={(bound) => (
              <TextField label={t('field.direction')} maxLength={200} autoComplete="off" {...bindField(bound)} />
            )}
          />
        </Columns>
      </FormGroup>
      <FormGroup title={t('group.public')} description={t('group.publicHelp')}>
        <Controller
          control={control}
          name="slogan"
          render={(bound) => <TextField label={t('field.slogan')} maxLength={160} {...bindField(bound)} />}
        />
        <Controller
          control={control}
          name="resume"
          render={(bound) => (
            <TextArea
              label={t('field.resume')}
              description={t('field.resumeHelp')}
              rows={4}
              maxLength={2000}
              {...bindField(bound)}
            />
          )}
        />
        <Controller
          control={control}
          name="tags"
          render={(bound) => <TagField label={t('field.tags')} maxTags={20} {...bindField(bound)} />}
        />
        <Controller
          control={control}
          name="layout"
          render={({ field }) => <LayoutChoice value={field.value} onChange={field.onChange} />}
        />
        <Controller
          control={control}
          name="listed"
          render={({ field }) => (
            <Switch
              name={field.name}
              isSelected={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              description={t('field.listedHelp')}
            >
              {t('field.listed')}
            </Switch>
          )}
        />
      </FormGroup>
      <SettingsFields control={control} isCurrencyLocked={isLocked} />
    </Stack>
  );
}
