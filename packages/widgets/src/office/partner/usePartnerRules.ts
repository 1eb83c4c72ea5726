import type { Partner } from '@corredor/core/api';
import { checkAlias, checkWebAddress } from '@corredor/core/validation';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type FieldRules, usePhoneRule } from '../../frames/forms/index.ts';
import { useTaxRule } from '../../frames/pickers/index.ts';
import { type PartnerValues, toWebsite } from './partnerValues.ts';

/** What the document's schema cannot say of a brokerage. */
export function usePartnerRules({
  alias: own,
  tax_id,
  country_id,
}: Pick<Partner, 'alias' | 'tax_id' | 'country_id'>): FieldRules<PartnerValues> {
  const { t } = useTranslation(['partner', 'common']);
  const phoneRule = usePhoneRule();
  const taxRule = useTaxRule({ label: t('field.tax_id') });
  return useMemo(
    () => async (values) => {
      const typed = values.alias.trim().toLowerCase();
      // A name that was reserved later stays with the brokerage that has it.
      const alias = typed === own ? undefined : checkAlias(typed);
      const isTaxNew = values.tax_id.trim() !== tax_id || values.country_id !== country_id;
      const website = toWebsite(values.website);
      const address = website ? checkWebAddress(website) : undefined;
      return {
        website: address && t(`common:validation.webAddress.${address}`),
        alias: alias && t(`common:validation.alias.${alias}`),
        // What is kept already does not stand in the way of other changes.
        tax_id: isTaxNew ? await taxRule(values.tax_id, values.country_id) : undefined,
        phone: await phoneRule(values.phone, values.country_id),
        timezone: values.timezone === null ? t('common:validation.required') : undefined,
        currency: values.currency === null ? t('common:validation.required') : undefined,
        near_expiry_days: values.near_expiry_days === null ? t('common:validation.required') : undefined,
      };
    },
    [phoneRule, taxRule, own, tax_id, country_id, t],
  );
}
