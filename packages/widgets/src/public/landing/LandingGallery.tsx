import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { type GalleryPicture, pictures } from '../../base/pictures/index.ts';
import { GalleryImage } from './GalleryImage.tsx';
import * as css from './LandingGallery.css.ts';
import { LandingSection } from './LandingSection.tsx';

/** Pictures of the product's screens. None is fetched before it comes near. */
export function LandingGallery() {
  const { t } = useTranslation('landing');
  return (
    <LandingSection id="product" title={t('gallery.title')} text={t('gallery.text')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow pages it scrolls sideways, also by keyboard */}
      <section tabIndex={0} aria-label={t('gallery.pictures')} className={css.strip}>
        {pictures.map((picture) => (
          <Figure key={picture} picture={picture} />
        ))}
      </section>
    </LandingSection>
  );
}

function Figure({ picture }: { picture: GalleryPicture }) {
  const { t } = useTranslation('landing');
  return (
    <figure className={css.figure}>
      <GalleryImage
        picture={picture}
        sizes="(width < 640px) 85vw, (width < 900px) 80vw, 38rem"
        alt={t(`gallery.${picture}.alt`)}
      />
      <figcaption>
        <Text size="sm">
          <Text as="strong" size="sm" weight="semibold" tone="strong">
            {t(`gallery.${picture}.title`)}
          </Text>{' '}
          {t(`gallery.${picture}.text`)}
        </Text>
      </figcaption>
    </figure>
  );
}
