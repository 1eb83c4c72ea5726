import type { Partner, PartnerInput } from '@corredor/core/api';
import { answerOf, idempotencyKey } from '@corredor/core/client';
import { vPartnerInput } from '@corredor/core/schemas';
import { checkAlias } from '@corredor/core/validation';
import { Banner } from '@corredor/ui/Banner';
import { Stack } from '@corredor/ui/Stack';
import { TextField } from '@corredor/ui/TextField';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useClient } from '../app/index.ts';
import { bindField, useSaveForm, useSchemaResolver } from '../crud/index.ts';
import { CountrySelect } from '../pickers/index.ts';

type Values = Pick<PartnerInput, 'name' | 'alias' | 'tax_id' | 'phone' | 'email' | 'country_id'>;

interface PartnerFormProps {
  formId: string;
  email: string;
  onCreated: (partner: Partner) => void;
  onSavingChange: (isSaving: boolean) => void;
}
const toInput = (values: Values) => ({ ...values, alias: values.alias.toLowerCase() });
/** "Andrade & Hijos" becomes "andrade-hijos". */
const aliasOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);

/** The minimal profile that opens the private area: name, alias, tax number, phone, e-mail and country. */
export function PartnerForm({ formId, email, onCreated, onSavingChange }: PartnerFormProps) {
  const { t } = useTranslation(['shell', 'common']);
  const client = useClient();
  // One key for this profile, kept through retries, so that a lost answer never makes two.
  const [key] = useState(idempotencyKey);
  const resolver = useSchemaResolver<Values>(vPartnerInput, toInput, (values) => {
    const problem = values.alias ? checkAlias(values.alias.toLowerCase()) : undefined;
    return { alias: problem && t(`common:validation.alias.${problem}`) };
  });
  const form = useForm<Values>({
    resolver,
    defaultValues: { name: '', alias: '', tax_id: '', phone: '', email, country_id: '218' },
  });
  const saving = useSaveForm({
    form,
    save: async (values) => {
      onSavingChange(true);
      try {
        const headers = { 'Idempotency-Key': key };
        return await answerOf(
          client.POST('/api/core/partner/', { params: { header: headers }, body: toInput(values) }),
        );
      } finally {
        onSavingChange(false);
      }
    },
    successMessage: t('shell:partner.created'),
    onSaved: onCreated,
  });
  const { control } = form;
  const hint = useId();
  const text = (name: 'name' | 'alias' | 'tax_id' | 'phone' | 'email', more: object = {}) => (
    <Controller
      control={control}
      name={name}
      render={(bound) => <TextField {...bindField(bound)} label={t(`shell:partner.${name}`)} isRequired {...more} />}
    />
  );
  return (
    <form
      id={formId}
      noValidate
      aria-describedby={hint}
      onSubmit={(event) => {
        event.preventDefault();
        saving.submit();
      }}
    >
      <Stack>
        {saving.failure && saving.problems.length === 0 && (
          <Banner tone="critical" title={saving.failure.message} isLive />
        )}
        <Controller
          control={control}
          name="name"
          render={(bound) => (
            <TextField
              {...bindField(bound)}
              onChange={(name) => {
                bound.field.onChange(name);
                if (!form.formState.dirtyFields.alias) form.resetField('alias', { defaultValue: aliasOf(name) });
              }}
              label={t('shell:partner.name')}
              isRequired
              autoComplete="organization"
            />
          )}
        />
        {text('alias', {
          description: t('shell:partner.aliasHelp', {
            address: `${globalThis.location.host}/${form.watch('alias') || '…'}`,
          }),
          spellCheck: 'false',
        })}
        <Controller
          control={control}
          name="country_id"
          render={(bound) => <CountrySelect {...bindField(bound)} label={t('shell:partner.country_id')} isRequired />}
        />
        {text('tax_id', { inputMode: 'numeric' })}
        {text('phone', { type: 'tel', autoComplete: 'tel' })}
        {text('email', { type: 'email', autoComplete: 'email' })}
      </Stack>
    </form>
  );
}
