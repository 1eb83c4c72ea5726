export { type Locale, languageIn, localeOf } from './locales.ts';
export { spelledIn } from './spelling.ts';

/** Fetches how words are spelled: most brokerages need it never. */
export const loadSpelling = () => import('./spelling.ts');
