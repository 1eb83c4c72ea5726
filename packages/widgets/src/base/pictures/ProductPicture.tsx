import { useLanguage } from '../app/index.ts';
import { heroPhoneSize, heroSize, pictureSet, pictureSource } from './gallery.ts';
import * as css from './ProductPicture.css.ts';

interface ProductPictureProps {
  /** Says what is seen; empty where the words beside it do. */
  alt: string;
  /** How wide it stands, as the `sizes` of an image. */
  sizes: string;
  /** Whether it belongs to the first view of its page; all others wait until they are near. */
  isFirst?: boolean;
}

/** Where a page of a desk would be too small to read. */
const narrow = '(width < 560px)';

/** The product itself, in the reader's language and colours: the head of a policy with the line of its year, on a telephone as that shows it. */
export function ProductPicture({ alt, sizes, isFirst = false }: ProductPictureProps) {
  const { language } = useLanguage();
  return (
    <picture className={css.picture}>
      <source
        {...heroPhoneSize}
        type="image/avif"
        media={`${narrow} and (prefers-color-scheme: dark)`}
        srcSet={pictureSet('heroPhone', language, 'dark')}
        sizes={sizes}
      />
      <source
        {...heroPhoneSize}
        type="image/avif"
        media={narrow}
        srcSet={pictureSet('heroPhone', language, 'light')}
        sizes={sizes}
      />
      <source
        type="image/avif"
        media="(prefers-color-scheme: dark)"
        srcSet={pictureSet('hero', language, 'dark')}
        sizes={sizes}
      />
      <img
        fetchPriority={isFirst ? 'high' : undefined}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        sizes={sizes}
        srcSet={pictureSet('hero', language, 'light')}
        src={pictureSource('hero', language)}
        {...heroSize}
        alt={alt}
        className={css.image}
      />
    </picture>
  );
}
