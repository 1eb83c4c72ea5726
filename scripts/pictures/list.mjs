/** The stories that the pictures of the front page are made from, by the pictures' names in packages/widgets/src/public/landing/gallery.ts. */
export const pictures = {
  dashboard: 'screens-public-pages-gallery--dashboard',
  policies: 'screens-public-pages-gallery--policies',
  policy: 'screens-public-pages-gallery--policy',
  payments: 'screens-public-pages-gallery--payments',
  notifications: 'screens-public-pages-gallery--notifications',
  imports: 'screens-public-pages-gallery--imports',
  profile: 'screens-public-pages-gallery--profile',
  directory: 'screens-public-pages-gallery--directory',
};
/** As in that file. */
export const widths = [560, 1080];
export const quality = 50;
