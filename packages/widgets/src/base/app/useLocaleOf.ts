import type { Language } from '@corredor/core/i18n';
import { type Locale, localeOf } from '@corredor/core/locales';
import { useSyncExternalStore } from 'react';
import type { SessionPort } from './sessionPort.ts';

/**
 * How the country of the brokerage writes a language: the one place where the app makes a locale. Whoever has no brokerage reads British English,
 * as the pages do that the server draws before it knows who reads.
 */
export function useLocaleOf(session: SessionPort, language: Language): Locale {
  const countryId = useSyncExternalStore(
    session.subscribe,
    () => session.view().record.country_id,
    () => null,
  );
  return localeOf(language, countryId);
}
