import { keptLanguage, type Language, languageCookie, languageDetection, pickLanguage } from '@corredor/core/i18n';
import { type Look, readLook, readSession, type SessionRecord } from '@corredor/core/session';

/** Who opens the page, as far as the browser knows. */
export interface Reader {
  record: SessionRecord;
  language: Language;
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
  return { record: readSession(localStorage), language, look: readLook(localStorage) };
}
