export { imageDesk, imageOperations } from './images.operations.ts';
