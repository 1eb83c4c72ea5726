export {
  acceptedLanguages,
  fallbackLanguage,
  isLanguage,
  type Language,
  languageDetection,
  languages,
  pickLanguage,
} from './languages.ts';
export { type CommonMessages, commonNamespace, loadCatalogue, type MessageKey } from './loadCatalogue.ts';
