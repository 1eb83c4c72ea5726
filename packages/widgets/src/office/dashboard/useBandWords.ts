import type { DashboardBand } from '@corredor/core/api';
import { useTranslation } from 'react-i18next';

/** How an age is called: "31 to 60 days". */
export function useBandWords() {
  const { t } = useTranslation('dashboard');
  return ({ from_days: from, to_days: to }: Pick<DashboardBand, 'from_days' | 'to_days'>) =>
    to === null ? t('band.open', { from: from - 1 }) : t('band.range', { from, to });
}
