export { draftSizeLimit, fileSizeLimit } from './constants.ts';
