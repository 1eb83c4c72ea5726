import { paymentFrequencies } from '@corredor/core/policies';
import type { useTranslation } from 'react-i18next';

type Words = ReturnType<typeof useTranslation<['policies', 'common']>>['t'];

/** The interval between instalments in words. */
export function frequencyOf(months: number, t: Words): string {
  const known = paymentFrequencies.find((one) => one === months);
  return known ? t(`common:frequency.${known}`) : '';
}
