import type { PictureSize } from '@corredor/core/pages';
import type { Brand } from '../../base/brand/index.ts';

/** A picture of this origin, and what it shows. */
export interface HeadImage extends Partial<PictureSize> {
  path: string;
  alt: string;
}

/** What stands for a page without a picture of its own. */
export const brandImage = ({ picture }: Brand, alt: string): HeadImage | null =>
  picture ? { path: picture.src, width: picture.width, height: picture.height, alt } : null;
