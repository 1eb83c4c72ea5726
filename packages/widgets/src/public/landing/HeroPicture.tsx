import { useLanguage } from '../../base/app/index.ts';
import { heroSize, pictureSet, pictureSource } from './gallery.ts';
import * as css from './LandingHero.css.ts';

/** As wide as the page leaves it beside the words, and below them. */
const sizes = '(width < 900px) 92vw, 40rem';

/** The product itself, beside the first words: the page of a policy with the line of its year. */
export function HeroPicture({ alt }: { alt: string }) {
  const { language } = useLanguage();
  return (
    <picture className={css.picture}>
      <source
        type="image/avif"
        media="(prefers-color-scheme: dark)"
        srcSet={pictureSet('hero', language, 'dark')}
        sizes={sizes}
      />
      <img
        fetchPriority="high"
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
