import type { Plan } from '@corredor/core/api';
import type { DirectoryGlimpse } from '@corredor/core/pages';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../base/app/index.ts';
import type { Brand } from '../base/brand/index.ts';
import { ContactForm } from '../public/contact/index.ts';
import { LandingView } from '../public/landing/index.ts';
import { PlanPrices } from '../subscription/plans/index.ts';

interface LandingScreenProps {
  brand: Brand;
  /** The plans, where the server has drawn the page with them; without them they are asked for. */
  plans?: readonly Plan[];
  /** Whom the directory shows, likewise. */
  brokers?: DirectoryGlimpse;
}

/** `/` */
export function LandingScreen({ brand, plans, brokers }: LandingScreenProps) {
  const { t } = useTranslation(['landing', 'heads']);
  usePageTitle(t('heads:landing.title', { brand: brand.name }));
  return (
    <LandingView
      brand={brand}
      prices={<PlanPrices plans={plans} actionLabel={(plan) => t('prices.choose', { plan })} />}
      brokers={brokers}
      contactForm={<ContactForm alias={null} fallbackEmail={brand.support.email} />}
    />
  );
}
