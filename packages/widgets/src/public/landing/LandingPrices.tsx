import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LandingPoint } from './LandingPoint.tsx';
import { columns } from './LandingSection.css.ts';
import { LandingSection } from './LandingSection.tsx';

const promises = ['asked', 'kept', 'ended'] as const;

/** What it costs, and what is never charged; the terms say the same. */
export function LandingPrices({ plans }: { plans: ReactNode }) {
  const { t } = useTranslation('landing');
  return (
    <LandingSection id="prices" title={t('prices.title')} text={t('prices.text')}>
      {plans}
      <div className={columns}>
        {promises.map((name) => (
          <LandingPoint key={name} title={t(`prices.${name}.title`)} text={t(`prices.${name}.text`)} />
        ))}
      </div>
    </LandingSection>
  );
}
