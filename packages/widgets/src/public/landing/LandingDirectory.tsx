import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { BriefcaseBusiness, UserRoundSearch } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LandingPoint } from './LandingPoint.tsx';
import { columns } from './LandingSection.css.ts';
import { LandingSection } from './LandingSection.tsx';

/** The directory of brokers, for those who look for one and for those who are in it. */
export function LandingDirectory() {
  const { t } = useTranslation('landing');
  return (
    <LandingSection id="directory" title={t('directory.title')} text={t('directory.text')}>
      <div className={columns}>
        <LandingPoint icon={UserRoundSearch} title={t('directory.public.title')} text={t('directory.public.text')}>
          <Link href={paths.search()}>{t('directory.public.open')}</Link>
        </LandingPoint>
        <LandingPoint icon={BriefcaseBusiness} title={t('directory.broker.title')} text={t('directory.broker.text')}>
          <Link href={paths.register()}>{t('directory.broker.open')}</Link>
          <Link href={paths.widgets()}>{t('directory.broker.widgets')}</Link>
        </LandingPoint>
      </div>
    </LandingSection>
  );
}
