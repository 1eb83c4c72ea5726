import type { Partner, PartnerInput } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { countryOfTimezone } from '@corredor/core/countries';
import { createPartner } from '@corredor/core/operations';
import { vPartnerInput } from '@corredor/core/schemas';
import { checkAlias } from '@corredor/core/validation';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { dataWords, useClient, useSession } from '../base/app/index.ts';
import { useRequestKey } from '../base/data/index.ts';
import { usePhoneRule, useSaveForm, useSchemaResolver } from '../frames/forms/index.ts';
import { useTaxRule } from '../frames/pickers/index.ts';

export type PartnerValues = Pick<PartnerInput, 'name' | 'alias' | 'tax_id' | 'phone' | 'email' | 'country_id'>;

/** The country of the browser's time zone, which the field then says before anything is sent; none where that is none of ours. */
const proposedCountry = () => countryOfTimezone(Intl.DateTimeFormat().resolvedOptions().timeZone)?.id;
const toInput = (values: PartnerValues) => ({
  ...values,
  alias: values.alias.trim().toLowerCase(),
  tax_id: values.tax_id.trim(),
  email: values.email.trim(),
});

/** The minimal profile and how it is sent; saving lasts until `onCreated` has ended too. */
export function usePartnerForm(onCreated: (partner: Partner) => Promise<void>) {
  const { t } = useTranslation(['shell', 'common']);
  const client = useClient();
  const { record } = useSession();
  const [proposed] = useState(proposedCountry);
  const requestKey = useRequestKey();
  const phoneProblem = usePhoneRule();
  const taxProblem = useTaxRule({ label: t('partner.tax_id') });
  const resolver = useSchemaResolver<PartnerValues>(
    vPartnerInput,
    toInput,
    async (values) => {
      const { alias, tax_id } = toInput(values);
      const problem = alias ? checkAlias(alias) : undefined;
      return {
        alias: problem && t(`common:validation.alias.${problem}`),
        tax_id: await taxProblem(tax_id, values.country_id),
        phone: await phoneProblem(values.phone, values.country_id),
      };
    },
    (name) => dataWords(t)(`partner.${name}`),
  );
  const form = useForm<PartnerValues>({
    resolver,
    defaultValues: {
      name: '',
      alias: '',
      tax_id: '',
      phone: '',
      email: record.userEmail,
      country_id: record.country_id ?? proposed ?? '',
    },
  });
  const saving = useSaveForm({
    form,
    save: async (values) => {
      const body = toInput(values);
      const partner = await call(client, createPartner, { header: requestKey(body), body });
      await onCreated(partner);
      return partner;
    },
    successMessage: t('common:success.profile.created'),
    onSaved: () => {},
  });
  return { form, saving };
}
