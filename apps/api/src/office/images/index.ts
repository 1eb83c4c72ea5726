export { addressOfImage as imageAddress, storageKeyOf as imageStorageKey } from './imageNames.ts';
export { imageDesk, imageOperations } from './images.operations.ts';
export { sizeOfImage } from './inspectImage.ts';
