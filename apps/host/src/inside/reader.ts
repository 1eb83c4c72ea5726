import { keptLanguage, type Language, languageCookie, languageDetection, pickLanguage } from '@corredor/core/i18n';
import { type Locale, localeOf } from '@corredor/core/locales';
import { type Look, readLook, readSession, type SessionRecord } from '@corredor/core/session';

/** Who opens the page, as far as the browser knows. */
export interface Reader {
  record: SessionRecord;
  language: Language;
  /** As the country of the brokerage writes it. */
  locale: Locale;
  look: Look;
}

/** Reads what the browser keeps of its user, as the app will read it. */
export function readReader(query: URLSearchParams): Reader {
  const language = pickLanguage([
    query.get(languageDetection.lookupQuerystring),
    keptLanguage(new RegExp(`(?:^|; )${languageCookie}=([^;]*)`).exec(document.cookie)?.[1]),
    keptLanguage(localStorage.getItem('i18nextLng')),
    ...navigator.languages,
  ]);
  const record = readSession(localStorage);
  return { record, language, locale: localeOf(language, record.country_id), look: readLook(localStorage) };
}
