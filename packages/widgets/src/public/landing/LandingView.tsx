import type { DirectoryGlimpse } from '@corredor/core/pages';
import type { ReactNode } from 'react';
import type { Brand } from '../../base/brand/index.ts';
import { LandingContact } from './LandingContact.tsx';
import { LandingDirectory } from './LandingDirectory.tsx';
import { LandingEditions } from './LandingEditions.tsx';
import { LandingFilm } from './LandingFilm.tsx';
import { LandingGallery } from './LandingGallery.tsx';
import { LandingHero } from './LandingHero.tsx';
import { LandingPrices } from './LandingPrices.tsx';
import { LandingYear } from './LandingYear.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { useHashPlace } from './useHashPlace.ts';

interface LandingViewProps {
  brand: Brand;
  /** The plans with their prices. */
  prices: ReactNode;
  /** Whom the directory shows, where the server has drawn the page with it. */
  brokers?: DirectoryGlimpse;
  /** The form that writes to us. */
  contactForm: ReactNode;
}

/** What the product is and how it runs, a year with it, what it costs, who is found with it, how it looks and whom to ask. The gallery stands low, so that its pictures wait. */
export function LandingView({ brand, prices, brokers, contactForm }: LandingViewProps) {
  useHashPlace();
  return (
    <PublicFrame brand={brand} isHome>
      <LandingHero />
      <LandingFilm brand={brand} />
      <LandingYear />
      <LandingPrices plans={prices} />
      <LandingDirectory known={brokers} />
      <LandingGallery />
      <LandingEditions brand={brand} />
      <LandingContact brand={brand} form={contactForm} />
    </PublicFrame>
  );
}
