import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures and the video of the front page are kept. */
export const galleryFolder = 'apps/host/public/gallery';
/** What all of them together may weigh. */
export const galleryLimit = 1_700_000;

/** What they weigh. */
export const galleryBytes = () =>
  existsSync(galleryFolder)
    ? readdirSync(galleryFolder).reduce((sum, name) => sum + statSync(join(galleryFolder, name)).size, 0)
    : 0;
