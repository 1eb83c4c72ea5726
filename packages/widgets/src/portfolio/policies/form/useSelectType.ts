import type { InsuredSelectType } from '@corredor/core/api';
import { defaultNotificationDays } from '@corredor/core/policies';
import { useFormContext } from 'react-hook-form';
import type { PolicyValues } from './policyValues.ts';

/** Changes the kind of insured; the days of notice follow as long as they are the usual ones. */
export function useSelectType() {
  const { getValues, setValue } = useFormContext<PolicyValues>();
  return (chosen: InsuredSelectType | null) => {
    if (!chosen) return;
    const { insured_select_type, notification_limit_days } = getValues();
    const isUsual = notification_limit_days === defaultNotificationDays[insured_select_type];
    setValue('insured_select_type', chosen, { shouldDirty: true });
    if (isUsual) setValue('notification_limit_days', defaultNotificationDays[chosen], { shouldDirty: true });
  };
}
