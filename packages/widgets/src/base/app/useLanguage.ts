import { call } from '@corredor/core/client';
import type { Language } from '@corredor/core/i18n';
import { updateMyPreferences } from '@corredor/core/operations';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from './AppProviders.tsx';
import { languageOf } from './i18n.ts';
import { useLocaleOf } from './useLocaleOf.ts';

/** The language in use, how the brokerage's country writes it, and how to change it without a reload; a signed-in user's choice goes with the user. */
export function useLanguage() {
  const { client, session, i18n } = useApp();
  useTranslation('basics');
  const setLanguage = useCallback(
    async (language: Language) => {
      await i18n.changeLanguage(language);
      if (!session.view().isSignedIn) return;
      session.send({ type: 'session.replace', record: { language } });
      // The words have changed already; a choice that could not be kept is no reason to disturb the reader.
      await call(client, updateMyPreferences, { body: { language } }).catch(() => undefined);
    },
    [client, session, i18n],
  );
  const language = languageOf(i18n);
  return { language, locale: useLocaleOf(session, language), setLanguage };
}
