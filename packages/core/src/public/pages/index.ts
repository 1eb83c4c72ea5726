export { type DirectoryGlimpse, glimpseOf, glimpseQuery } from './directoryGlimpse.ts';
export { type DirectoryPlace, placeQuestion, placeSearch, readPlace, withoutEmpty } from './directoryPlace.ts';
export { readPageSize } from './pageSize.ts';
export {
  type EmbedFailure,
  type EmbedRequest,
  type FrameRequest,
  firstFigureMark,
  type PageAnswer,
  type PageData,
  type PageRenderer,
  type PageRequest,
  type PictureSize,
  pageDataId,
  type ServedPage,
} from './pages.ts';
