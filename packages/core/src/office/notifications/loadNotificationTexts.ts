import { type Locale, languageIn } from '../../basics/locales/index.ts';
import type { Language } from '../../words/i18n/index.ts';
import type { NotificationTexts } from './notifications.ts';

const loaders: Record<Language, () => Promise<{ default: NotificationTexts }>> = {
  es: () => import('./messages/es.json', { with: { type: 'json' } }),
  en: () => import('./messages/en.json', { with: { type: 'json' } }),
};
// Most readers need no other spelling than the catalogue's.
const spelling = () => import('../../basics/spelling/index.ts');

/** Loads the sentences of all notifications as a locale spells them. */
export async function loadNotificationTexts(locale: Locale): Promise<NotificationTexts> {
  const texts = loaders[languageIn(locale)]();
  const spelled = locale === 'en-US' ? await spelling() : null;
  const { default: written } = await texts;
  return spelled ? spelled.catalogueIn(locale, written) : written;
}
