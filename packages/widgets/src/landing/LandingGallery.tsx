import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../app/index.ts';
import type { Brand } from '../brand/index.ts';
import { type Picture, pictureSet, pictureSize, pictureSource, pictures, videoOf } from './gallery.ts';
import * as css from './LandingGallery.css.ts';
import { LandingSection } from './LandingSection.tsx';

/** The running product: a short silent video, then pictures of its screens. Nothing is fetched before it comes near. */
export function LandingGallery({ brand: { name } }: { brand: Brand }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const video = videoOf(language);
  return (
    <LandingSection id="product" title={t('gallery.title', { brand: name })} text={t('gallery.text')}>
      <figure className={css.figure}>
        <video
          key={language}
          controls
          muted
          playsInline
          preload="none"
          poster={video.poster}
          {...pictureSize}
          aria-describedby="tour-text"
          aria-label={t('gallery.video.title')}
          className={css.frame}
        >
          <source src={video.source} type="video/webm" />
          <track kind="captions" src={video.captions} srcLang={language} label={t('gallery.video.captions')} default />
        </video>
        <figcaption id="tour-text">
          <Text size="sm">{t('gallery.video.text')}</Text>
        </figcaption>
      </figure>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow pages it scrolls sideways, also by keyboard */}
      <section tabIndex={0} aria-label={t('gallery.pictures')} className={css.strip}>
        {pictures.map((picture) => (
          <GalleryPicture key={picture} picture={picture} />
        ))}
      </section>
    </LandingSection>
  );
}

function GalleryPicture({ picture }: { picture: Picture }) {
  const { t } = useTranslation('landing');
  const { language } = useLanguage();
  const sizes = '(width < 640px) 85vw, (width < 900px) 80vw, 38rem';
  return (
    <figure className={css.figure}>
      <picture>
        <source
          type="image/avif"
          media="(prefers-color-scheme: dark)"
          srcSet={pictureSet(picture, language, 'dark')}
          sizes={sizes}
        />
        <img
          loading="lazy"
          decoding="async"
          sizes={sizes}
          srcSet={pictureSet(picture, language, 'light')}
          src={pictureSource(picture, language)}
          {...pictureSize}
          alt={t(`gallery.${picture}.alt`)}
          className={css.frame}
        />
      </picture>
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
