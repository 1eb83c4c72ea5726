import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Text } from '@corredor/ui/Text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, BrandLink, LanguageSwitch } from '../brand/index.ts';
import { PlaceLink } from './PlaceLink.tsx';
import * as css from './PublicFrame.css.ts';

interface PublicFrameProps {
  brand: Brand;
  /** Links to the places of this page, on wide screens. */
  places?: readonly { place: string; label: string }[];
  children: ReactNode;
}

/** Head and foot of the pages that anybody can read. */
export function PublicFrame({ brand, places = [], children }: PublicFrameProps) {
  const { t } = useTranslation('landing');
  return (
    <div className={css.page}>
      <header className={css.top}>
        <div className={css.topLine}>
          <BrandLink brand={brand} />
          {places.length > 0 && (
            <nav aria-label={t('nav.label')} className={css.places}>
              {places.map(({ place, label }) => (
                <PlaceLink key={place} place={place}>
                  {label}
                </PlaceLink>
              ))}
            </nav>
          )}
          <div className={css.actions}>
            <LanguageSwitch />
            <LinkButton href={paths.login()} tone="quiet" size="small">
              {t('nav.login')}
            </LinkButton>
            <LinkButton href={paths.register()} tone="accent" size="small">
              {t('nav.register')}
            </LinkButton>
          </div>
        </div>
      </header>
      <main className={css.main}>{children}</main>
      <footer className={css.foot}>
        <div className={css.topLine}>
          <Text as="span" size="sm" tone="muted">
            {brand.name}
          </Text>
          <Text as="span" size="sm">
            <Link href={paths.terms()} tone="quiet">
              {t('footer.terms')}
            </Link>
          </Text>
        </div>
      </footer>
    </div>
  );
}
