import { useMemo } from 'react';
import { useSession } from '../../base/app/index.ts';
import { type FieldRules, usePhoneRule } from '../../frames/forms/index.ts';
import { useTaxRule } from '../../frames/pickers/index.ts';
import type { ProviderValues } from './providerValues.ts';

/** What the document's schema cannot say of an insurance company: that its tax number and its phone numbers exist. */
export function useProviderRules(): FieldRules<ProviderValues> {
  const phoneRule = usePhoneRule();
  const taxRule = useTaxRule();
  const countryId = useSession().partner?.country_id;
  return useMemo(
    () => async (values) => {
      const offices = await Promise.all(
        values.offices.map(async ({ phone }, index) => [`offices.${index}.phone`, await phoneRule(phone, countryId)]),
      );
      const ruc = await taxRule(values.ruc, countryId);
      return { ruc, phone: await phoneRule(values.phone, countryId), ...Object.fromEntries(offices) };
    },
    [phoneRule, taxRule, countryId],
  );
}
