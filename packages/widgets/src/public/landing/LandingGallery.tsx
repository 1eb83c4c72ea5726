import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../base/app/index.ts';
import type { Brand } from '../../base/brand/index.ts';
import { GalleryImage } from './GalleryImage.tsx';
import { type GalleryPicture, pictures } from './gallery.ts';
import * as css from './LandingGallery.css.ts';
import { LandingSection } from './LandingSection.tsx';
import { LandingVideo } from './LandingVideo.tsx';

/** The running product: a short silent video, then pictures of its screens. No picture is fetched before it comes near. */
export function LandingGallery({ brand: { name } }: { brand: Brand }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  return (
    <LandingSection id="product" title={t('gallery.title', { brand: name })} text={t('gallery.text')}>
      <LandingVideo key={language} language={language} />
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
