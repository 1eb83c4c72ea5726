import type { Notification } from '@corredor/core/api';
import type { Locale } from '@corredor/core/locales';
import { loadNotificationTexts, type NotificationTexts, wordNotification } from '@corredor/core/notifications';
import { use, useCallback } from 'react';
import { useLanguage } from '../../base/app/index.ts';

const untilTriedAgain = 10_000;
const loading = new Map<Locale, Promise<NotificationTexts | null>>();

/** Fetches the sentences ahead of who needs them; none where they cannot be fetched now. */
export function loadWords(locale: Locale) {
  const known =
    loading.get(locale) ??
    loadNotificationTexts(locale).catch(() => {
      // What failed is kept for a while: asked for anew at each drawing, it would never come to an end.
      setTimeout(() => loading.delete(locale), untilTriedAgain);
      return null;
    });
  loading.set(locale, known);
  return known;
}

/** Says notifications in the reader's present language, or as the server said them; waits for its sentences. */
export function useNotificationWords() {
  const { locale } = useLanguage();
  const texts = use(loadWords(locale));
  return useCallback(
    (notification: Notification) => (texts ? wordNotification(texts, locale, notification) : notification),
    [texts, locale],
  );
}
