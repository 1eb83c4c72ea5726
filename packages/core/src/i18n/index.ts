export { type CommonMessages, catalogue, commonNamespace, type MessageKey, message } from './catalogue.ts';
export {
  acceptedLanguages,
  fallbackLanguage,
  isLanguage,
  type Language,
  languageDetection,
  languages,
  pickLanguage,
} from './languages.ts';
export { loadCatalogue } from './loadCatalogue.ts';
