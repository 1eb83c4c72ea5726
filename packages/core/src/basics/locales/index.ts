export { type Locale, languageIn, localeOf } from './locales.ts';
export { spelledIn } from './spelling.ts';
