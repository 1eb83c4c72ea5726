/** The stories that the pictures of the front page are made from, by the pictures' names in packages/widgets/src/public/landing/gallery.ts. */
export const pictures = {
  dashboard: 'landing-gallery--dashboard',
  policies: 'landing-gallery--policies',
  policy: 'landing-gallery--policy',
  payments: 'landing-gallery--payments',
  notifications: 'landing-gallery--notifications',
  imports: 'landing-gallery--imports',
  profile: 'landing-gallery--profile',
  directory: 'landing-gallery--directory',
};
/** As in that file. */
export const widths = [560, 1080];
export const quality = 50;
