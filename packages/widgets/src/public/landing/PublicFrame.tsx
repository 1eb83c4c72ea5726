import { paths } from '@corredor/core/paths';
import { LinkButton } from '@corredor/ui/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Brand, BrandLink } from '../../base/brand/index.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { PublicFoot } from './PublicFoot.tsx';
import * as css from './PublicFrame.css.ts';
import { PublicMenu } from './PublicMenu.tsx';
import { PublicNav } from './PublicNav.tsx';

interface PublicFrameProps {
  brand: Brand;
  /** Whether this is the front page, which holds the places that the head leads to. */
  isHome?: boolean;
  children: ReactNode;
}

/** Head and foot of the pages that anybody can read. */
export function PublicFrame({ brand, isHome = false, children }: PublicFrameProps) {
  const { t } = useTranslation('landing');
  return (
    <div className={css.page}>
      <header className={css.top}>
        <div className={css.topLine}>
          <BrandLink brand={brand} />
          <nav aria-label={t('nav.label')} className={css.places}>
            <PublicNav isHome={isHome} />
          </nav>
          <div className={css.actions}>
            <span className={css.wideOnly}>
              <LanguageLink />
            </span>
            <span className={css.wideOnly}>
              <LinkButton href={paths.login()} tone="quiet" size="small">
                {t('nav.login')}
              </LinkButton>
            </span>
            <LinkButton href={paths.register()} tone="accent" size="small">
              {t('nav.register')}
            </LinkButton>
            <PublicMenu isHome={isHome} />
          </div>
        </div>
      </header>
      <main className={css.main}>{children}</main>
      <PublicFoot brand={brand} />
    </div>
  );
}
