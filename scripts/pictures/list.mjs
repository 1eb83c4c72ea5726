const usual = { viewport: { width: 1440, height: 900 }, widths: [560, 1080] };

/** The stories that the pictures of the front page are made from, by the pictures' names in packages/widgets/src/base/pictures/gallery.ts, each with the screen that it shows and the widths in which it lies ready, as there. */
export const pictures = {
  // As large as it stands on the page, so that it is read, and twice as fine.
  hero: {
    story: 'screens-public-pages-gallery--policy-head',
    viewport: { width: 640, height: 480 },
    widths: [640, 1280],
  },
  heroPhone: {
    story: 'screens-public-pages-gallery--policy-head',
    viewport: { width: 390, height: 500 },
    widths: [390, 780],
  },
  dashboard: { story: 'screens-public-pages-gallery--dashboard', ...usual },
  policies: { story: 'screens-public-pages-gallery--policies', ...usual },
  payments: { story: 'screens-public-pages-gallery--payments', ...usual },
  notifications: { story: 'screens-public-pages-gallery--notifications', ...usual },
  imports: { story: 'screens-public-pages-gallery--imports', ...usual },
  profile: { story: 'screens-public-pages-gallery--profile', ...usual },
};
export const quality = 50;
