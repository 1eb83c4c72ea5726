export { addressOfImage as imageAddress, storageKeyOf as imageStorageKey, storageKeyOfAddress } from './imageNames.ts';
export { imageOperations, imageUploadOperations } from './images.operations.ts';
export { sizeOfImage } from './inspectImage.ts';
export { letterPictures } from './letterPictures.ts';
