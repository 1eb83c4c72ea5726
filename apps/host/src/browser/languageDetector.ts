import { keptLanguage, type Language, languageDetection, pickLanguage } from '@corredor/core/i18n';
import type { LanguageDetectorModule } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';

const finder = new LanguageDetector();
const year = 365 * 24 * 60;

/** What browsers keep could be anything; what they wish for may name a country too. */
const kept: readonly string[] = ['cookie', 'localStorage', 'sessionStorage'];
const detect = (): Language =>
  pickLanguage(
    languageDetection.order.flatMap((source) => {
      const found = [finder.detect([source]) ?? []].flat();
      return kept.includes(source) ? found.map(keptLanguage) : found;
    }),
  );

/** Finds the language as the address, cookie, storages, browser and page tell it, and keeps the reader's choice; in a cookie too, which the server reads when it draws a page. */
export const languageDetector: LanguageDetectorModule = {
  type: 'languageDetector',
  init: (services, options) =>
    finder.init(services, { ...options, cookieMinutes: year, cookieOptions: { path: '/', sameSite: 'lax' } }),
  detect,
  cacheUserLanguage: (language) => finder.cacheUserLanguage(language, ['localStorage', 'cookie']),
};

/** The same, but begins with the language of the page that the server drew, which must come to life as it stands. */
export function startingWith(language: Language): LanguageDetectorModule {
  let hasBegun = false;
  return {
    ...languageDetector,
    detect: () => language,
    cacheUserLanguage: (chosen) => {
      // What this browser remembers must outlast the beginning.
      if (hasBegun) languageDetector.cacheUserLanguage?.(chosen);
      hasBegun = true;
    },
  };
}
