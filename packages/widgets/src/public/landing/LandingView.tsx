import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '../../base/brand/index.ts';
import { LandingBenefits } from './LandingBenefits.tsx';
import { LandingContact } from './LandingContact.tsx';
import { LandingDirectory } from './LandingDirectory.tsx';
import { LandingEditions } from './LandingEditions.tsx';
import { LandingGallery } from './LandingGallery.tsx';
import { LandingHero } from './LandingHero.tsx';
import { LandingSection } from './LandingSection.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { useHashPlace } from './useHashPlace.ts';

interface LandingViewProps {
  brand: Brand;
  /** The plans with their prices. */
  prices: ReactNode;
  /** The form that writes to us. */
  contactForm: ReactNode;
}

/** What the product is, why one would want it, what it costs, how it looks and whom to ask. The gallery stands low, so that its pictures wait. */
export function LandingView({ brand, prices, contactForm }: LandingViewProps) {
  const { t } = useTranslation('landing');
  useHashPlace();
  return (
    <PublicFrame brand={brand} isHome>
      <LandingHero />
      <LandingBenefits />
      <LandingSection id="prices" title={t('prices.title')} text={t('prices.text')}>
        {prices}
      </LandingSection>
      <LandingDirectory />
      <LandingGallery brand={brand} />
      <LandingEditions brand={brand} />
      <LandingContact brand={brand} form={contactForm} />
    </PublicFrame>
  );
}
