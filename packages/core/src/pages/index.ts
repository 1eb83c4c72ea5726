export {
  type PageAnswer,
  type PageData,
  type PageRenderer,
  type PageRequest,
  pageDataId,
  type ServedPage,
} from './pages.ts';
