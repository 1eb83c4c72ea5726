import type { Language } from '@corredor/core/i18n';
import { wordsOf } from '@corredor/widgets/embed';
import en from './messages/en.json';
import es from './messages/es.json';

/** What an embedded page says besides its widget. */
export const embedWords = (language: Language) => wordsOf(language === 'es' ? es : en, language);
