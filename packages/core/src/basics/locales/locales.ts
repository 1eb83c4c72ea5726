/** How one of our languages is written somewhere, as Intl and the fields take it. */
export type Locale = 'es' | 'en-GB' | 'en-US';

/** The United States and their territories, by both codes of ISO 3166-1: Puerto Rico, Guam, the Virgin Islands, American Samoa, the Northern Marianas, and islands where nobody lives. */
const american = /^(?:840|630|316|850|016|580|581|US|PR|GU|VI|AS|MP|UM)$/;

/**
 * How a language is written in a country, given by its numeric or its two-letter code of ISO 3166-1: English as in the United States there, else as in
 * Britain, day first. Where no country is known, as for a reader without a brokerage, nothing is American.
 */
export function localeOf(language: 'es' | 'en', country?: string | null): Locale {
  if (language === 'es') return 'es';
  return american.test(country ?? '') ? 'en-US' : 'en-GB';
}

/** The language of a locale, which is all that is stored. */
export const languageIn = (locale: Locale): 'es' | 'en' => (locale === 'es' ? 'es' : 'en');
