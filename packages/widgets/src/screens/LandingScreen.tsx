import { useTranslation } from 'react-i18next';
import type { Brand } from '../brand/index.ts';
import { LandingView } from '../landing/index.ts';
import { PlanPrices } from '../plans/index.ts';

/** `/` */
export function LandingScreen({ brand }: { brand: Brand }) {
  const { t } = useTranslation('landing');
  return <LandingView brand={brand} prices={<PlanPrices actionLabel={(plan) => t('prices.choose', { plan })} />} />;
}
