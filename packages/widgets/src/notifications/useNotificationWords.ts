import type { Notification } from '@corredor/core/api';
import type { Language } from '@corredor/core/i18n';
import { loadNotificationTexts, type NotificationTexts, wordNotification } from '@corredor/core/notifications';
import { use, useCallback } from 'react';
import { useLanguage } from '../app/index.ts';

const loading = new Map<Language, Promise<NotificationTexts>>();
function textsOf(language: Language) {
  const known = loading.get(language) ?? loadNotificationTexts(language);
  loading.set(language, known);
  known.catch(() => loading.delete(language));
  return known;
}

/** Says notifications in the reader's present language; waits for its sentences. */
export function useNotificationWords() {
  const { language } = useLanguage();
  const texts = use(textsOf(language));
  return useCallback(
    (notification: Notification) => wordNotification(texts, language, notification),
    [texts, language],
  );
}
