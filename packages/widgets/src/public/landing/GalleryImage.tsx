import { useEffect, useState } from 'react';
import { useLanguage } from '../../base/app/index.ts';
import { type Picture, pictureSet, pictureSize, pictureSource } from '../../base/pictures/index.ts';
import * as css from './LandingGallery.css.ts';

interface GalleryImageProps {
  picture: Picture;
  /** How wide it stands, as the `sizes` of an image. */
  sizes: string;
  alt: string;
}

/** A screen of the product in the reader's language and colours; until somebody turns to the page, it is not fetched at all. */
export function GalleryImage({ picture, sizes, alt }: GalleryImageProps) {
  const { language } = useLanguage();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <picture className={css.frame}>
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
        alt={alt}
        className={isHydrated ? css.image : `${css.image} ${css.waiting}`}
      />
    </picture>
  );
}
