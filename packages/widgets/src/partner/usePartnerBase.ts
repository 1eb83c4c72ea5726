import type { Partner } from '@corredor/core/api';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type PartnerValues, toPartnerValues } from './partnerForm.ts';

const fieldsOf = (partner: Partner) => JSON.stringify(toPartnerValues(partner));

/**
 * The version that the form's values come from. A new logo moves it on, because the form does not hold it; a change of other fields by
 * somebody else does so only while nothing is typed, so that saving shows both versions instead of burying one.
 */
export function usePartnerBase(partner: Partner, form: UseFormReturn<PartnerValues>): () => number {
  const base = useRef(partner);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (base.current.version === partner.version) return;
    const isSame = fieldsOf(base.current) === fieldsOf(partner);
    if (!isSame && isDirty) return;
    base.current = partner;
    if (!isSame) form.reset(toPartnerValues(partner));
  }, [partner, isDirty, form]);
  return () => base.current.version;
}
