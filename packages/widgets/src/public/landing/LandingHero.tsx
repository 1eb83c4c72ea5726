import { paths } from '@corredor/core/paths';
import { Inline } from '@corredor/ui/Inline';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { ProductPicture } from '../../base/pictures/index.ts';
import * as css from './LandingHero.css.ts';

/** What the product is, where to begin, and the page of a policy as one finds it inside. */
export function LandingHero() {
  const { t } = useTranslation('landing');
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <h1 className={css.title}>{t('hero.title')}</h1>
        <p className={css.lead}>{t('hero.text')}</p>
        <Inline gap="small">
          <LinkButton href={paths.register()} tone="accent" size="large">
            {t('nav.start')}
          </LinkButton>
          <Text as="span" size="sm" tone="muted">
            {t('hero.note')}
          </Text>
        </Inline>
      </div>
      <ProductPicture alt={t('hero.alt')} sizes="(width < 900px) 92vw, (width < 1216px) 50vw, 38rem" isFirst />
    </div>
  );
}
