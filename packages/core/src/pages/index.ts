export { type DirectoryPlace, placeQuestion, placeSearch, readPlace } from './directoryPlace.ts';
export {
  type PageAnswer,
  type PageData,
  type PageRenderer,
  type PageRequest,
  pageDataId,
  type ServedPage,
} from './pages.ts';
