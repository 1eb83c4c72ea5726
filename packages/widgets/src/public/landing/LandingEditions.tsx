import { Link } from '@corredor/ui/Link';
import { useTranslation } from 'react-i18next';
import { type Brand, whatsappLink } from '../../base/brand/index.ts';
import { LandingPoint } from './LandingPoint.tsx';
import { columns } from './LandingSection.css.ts';
import { LandingSection } from './LandingSection.tsx';
import { PlaceLink } from './PlaceLink.tsx';

/** The forms in which the product is offered, and its mobile apps. */
export function LandingEditions({ brand: { name, support } }: { brand: Brand }) {
  const { t } = useTranslation('landing');
  const chat = (text: string) => whatsappLink(support.whatsapp, text);
  return (
    <LandingSection id="editions" title={t('editions.title')}>
      <div className={columns}>
        <LandingPoint title={t('editions.network.title')} text={t('editions.network.text')}>
          <PlaceLink place="prices" tone="accent">
            {t('editions.network.open')}
          </PlaceLink>
        </LandingPoint>
        <LandingPoint title={t('editions.enterprise.title')} text={t('editions.enterprise.text')}>
          <Link href={chat(t('editions.enterprise.chat', { brand: name }))} isExternal>
            {t('editions.enterprise.open')}
          </Link>
        </LandingPoint>
        <LandingPoint title={t('editions.mobile.title')} text={t('editions.mobile.text')}>
          <Link href={chat(t('editions.mobile.chat', { brand: name }))} isExternal>
            {t('editions.mobile.open')}
          </Link>
        </LandingPoint>
      </div>
    </LandingSection>
  );
}
