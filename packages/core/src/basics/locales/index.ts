export { type Locale, languageIn, localeOf } from './locales.ts';
