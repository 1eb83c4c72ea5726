import type { Language } from '../../words/i18n/index.ts';
import type { NotificationTexts } from './notifications.ts';

const loaders: Record<Language, () => Promise<{ default: NotificationTexts }>> = {
  es: () => import('./messages/es.json', { with: { type: 'json' } }),
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
};

/** Loads the sentences of all notifications in one language. */
export const loadNotificationTexts = async (language: Language) => (await loaders[language]()).default;
