import { checkIdentification } from '@corredor/core/identifications';
import { checkAlias } from '@corredor/core/validation';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldRules, usePhoneRule } from '../crud/index.ts';
import type { PartnerValues } from './partnerForm.ts';

/** What the document's schema cannot say of a brokerage. */
export function usePartnerRules(): FieldRules<PartnerValues> {
  const { t } = useTranslation(['partner', 'common']);
  const phoneRule = usePhoneRule();
  return useMemo(
    () => async (values) => {
      const alias = checkAlias(values.alias.trim().toLowerCase());
      const tax = await checkIdentification({ type: 'ruc', country_id: values.country_id, value: values.tax_id });
      return {
        alias: alias && t(`common:validation.alias.${alias}`),
        // A tax office may write numbers that the rule does not know: only what cannot be one at all is refused.
        tax_id: tax.problem?.code === 'required' ? t('common:validation.required') : undefined,
        phone: await phoneRule(values.phone, values.country_id),
        timezone: values.timezone === null ? t('common:validation.required') : undefined,
        currency: values.currency === null ? t('common:validation.required') : undefined,
        near_expiry_days: values.near_expiry_days === null ? t('common:validation.required') : undefined,
      };
    },
    [phoneRule, t],
  );
}
