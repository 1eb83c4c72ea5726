import { useMemo } from 'react';
import { useSession } from '../../base/app/index.ts';
import { type FieldRules, usePhoneRule } from '../../frames/forms/index.ts';
import type { ProviderValues } from './providerValues.ts';

/** What the document's schema cannot say of an insurance company: that its phone numbers exist. */
export function useProviderRules(): FieldRules<ProviderValues> {
  const phoneRule = usePhoneRule();
  const countryId = useSession().partner?.country_id;
  return useMemo(
    () => async (values) => {
      const offices = await Promise.all(
        values.offices.map(async ({ phone }, index) => [`offices.${index}.phone`, await phoneRule(phone, countryId)]),
      );
      return { phone: await phoneRule(values.phone, countryId), ...Object.fromEntries(offices) };
    },
    [phoneRule, countryId],
  );
}
