import type { Language } from '@corredor/core/i18n';

/** The pictures of the gallery, in their order. `npm run pictures` makes them from stories. */
export const pictures = [
  'dashboard',
  'policies',
  'policy',
  'payments',
  'notifications',
  'imports',
  'profile',
  'directory',
] as const;
export type Picture = (typeof pictures)[number];

/** What all pictures and the video measure, in pixels of the page. */
export const pictureSize = { width: 1440, height: 900 };
/** The widths in which each picture lies ready. */
const widths = [560, 1080];
const folder = '/gallery';

/** The files of a picture for one colour scheme, by width, as `srcset` writes them. */
export const pictureSet = (picture: Picture, language: Language, scheme: 'light' | 'dark') =>
  widths.map((width) => `${folder}/${picture}-${language}-${scheme}-${width}.avif ${width}w`).join(', ');
/** For browsers that know no set. */
export const pictureSource = (picture: Picture, language: Language) =>
  `${folder}/${picture}-${language}-light-560.avif`;
/** The video of the running product: its file, captions, and the picture that stands for it until it plays. */
export const videoOf = (language: Language) => ({
  source: `${folder}/tour-${language}.webm`,
  poster: 'dashboard' as const,
  captions: `${folder}/tour-${language}.vtt`,
});
