export {
  type GalleryPicture,
  type Picture,
  pictureSet,
  pictureSize,
  pictureSource,
  pictures,
  videoOf,
} from './gallery.ts';
export { ProductPicture } from './ProductPicture.tsx';
