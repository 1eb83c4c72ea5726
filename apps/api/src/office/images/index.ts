export { addressOfImage as imageAddress, storageKeyOf as imageStorageKey } from './imageNames.ts';
export { imageOperations, imageUploadOperations } from './images.operations.ts';
export { sizeOfImage } from './inspectImage.ts';
