import { checkIdentification } from '@corredor/core/identifications';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../base/app/index.ts';
import { type FieldRules, usePhoneRule } from '../../frames/forms/index.ts';
import type { CustomerValues } from './customerValues.ts';

/** What the document's schema cannot say of a customer: check digits, phone numbers, and fields that depend on others. */
export function useCustomerRules(): FieldRules<CustomerValues> {
  const { t } = useTranslation(['customers', 'common']);
  const { today } = useFormats();
  const phoneRule = usePhoneRule();
  return useMemo(
    () => async (values) => {
      const { identification_type: type, country_id, identification: value } = values;
      const { problem } = await checkIdentification({ type, country_id, value });
      const isNatural = values.legal_type === 'natural';
      return {
        identification:
          problem?.severity === 'error' ? t(`common:validation.identification.${problem.code}`) : undefined,
        birthdate:
          isNatural && values.birthdate && values.birthdate >= today() ? t('common:validation.pastDate') : undefined,
        foundation_date:
          !isNatural && values.foundation_date && values.foundation_date > today()
            ? t('common:validation.notFutureDate')
            : undefined,
        phone: await phoneRule(values.phone, country_id),
        titular_id:
          isNatural && values.insured_type === 'dependent' && values.titular_id === null
            ? t('form.titularRequired')
            : undefined,
      };
    },
    [t, today, phoneRule],
  );
}
