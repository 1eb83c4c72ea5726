import type { DirectoryGlimpse } from '@corredor/core/pages';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useTranslation } from 'react-i18next';
import { BrokerCards } from './BrokerCards.tsx';
import { DirectorySearch } from './DirectorySearch.tsx';
import { GalleryImage } from './GalleryImage.tsx';
import { LandingPoint } from './LandingPoint.tsx';
import { side, sides } from './LandingSection.css.ts';
import { LandingSection } from './LandingSection.tsx';
import { useGlimpse } from './useGlimpse.ts';

/** The directory: the search for those who look for a broker, and as it is now: who came last and where they are; and a page of one's own, for those who are one. */
export function LandingDirectory({ known }: { known: DirectoryGlimpse | undefined }) {
  const { t } = useTranslation('landing');
  const glimpse = useGlimpse(known);
  return (
    <LandingSection id="directory" title={t('directory.title')} text={t('directory.text')}>
      <DirectorySearch />
      {glimpse !== null && glimpse?.count !== 0 && <BrokerCards glimpse={glimpse} />}
      <div className={sides}>
        <div className={side}>
          <LandingPoint title={t('directory.public.title')} text={t('directory.public.text')}>
            <LinkButton href={paths.search()}>{t('directory.public.open')}</LinkButton>
          </LandingPoint>
          <LandingPoint title={t('directory.broker.title')} text={t('directory.broker.text')}>
            <Link href={paths.register()}>{t('directory.broker.open')}</Link>
            <Link href={paths.widgets()}>{t('directory.broker.widgets')}</Link>
          </LandingPoint>
        </div>
        <GalleryImage
          picture="profile"
          sizes="(width < 900px) 92vw, (width < 1200px) 50vw, 38rem"
          alt={t('directory.alt')}
        />
      </div>
    </LandingSection>
  );
}
