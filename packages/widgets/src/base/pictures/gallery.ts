import type { Language } from '@corredor/core/i18n';

/** The pictures that stand beside one another, in their order. `npm run pictures` makes them from stories. */
export const pictures = ['policies', 'payments', 'notifications', 'imports'] as const;
export type GalleryPicture = (typeof pictures)[number];
/** One of them, that of a broker's own page, the first one of the film, or the one that stands beside the first words: as a desk shows it, and as a telephone does. */
export type Picture = GalleryPicture | 'profile' | 'dashboard' | 'hero' | 'heroPhone';

/** What all pictures and the video measure, in pixels of the page. */
export const pictureSize = { width: 1440, height: 900 };
/** What the first of all measures: the head of a record as large as it stands on the page, so that it is read. */
export const heroSize = { width: 640, height: 480 };
/** The same on a telephone. */
export const heroPhoneSize = { width: 390, height: 500 };
/** The widths in which each picture lies ready. */
const widths = [560, 1080];
const others: Partial<Record<Picture, readonly number[]>> = { hero: [640, 1280], heroPhone: [390, 780] };
const widthsOf = (picture: Picture) => others[picture] ?? widths;
const folder = '/gallery';

/** The files of a picture for one colour scheme, by width, as `srcset` writes them. */
export const pictureSet = (picture: Picture, language: Language, scheme: 'light' | 'dark') =>
  widthsOf(picture)
    .map((width) => `${folder}/${picture}-${language}-${scheme}-${width}.avif ${width}w`)
    .join(', ');
/** For browsers that know no set. */
export const pictureSource = (picture: Picture, language: Language) =>
  `${folder}/${picture}-${language}-light-${widthsOf(picture)[0]}.avif`;
/** The video of the running product: its file, captions, and the picture that stands for it until it plays. */
export const videoOf = (language: Language) => ({
  source: `${folder}/tour-${language}.webm`,
  poster: 'dashboard' as const,
  captions: `${folder}/tour-${language}.vtt`,
});
