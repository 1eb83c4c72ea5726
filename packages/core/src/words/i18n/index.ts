export { endOnce } from './endOnce.ts';
export {
  acceptedLanguages,
  fallbackLanguage,
  isLanguage,
  keptLanguage,
  type Language,
  languageCookie,
  languageDetection,
  languages,
  pickLanguage,
} from './languages.ts';
export {
  type BasicKey,
  type BasicMessages,
  basicsNamespace,
  type CommonMessages,
  commonNamespace,
  loadBasics,
  loadCatalogue,
  type MessageKey,
} from './loadCatalogue.ts';
