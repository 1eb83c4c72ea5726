import { useLocale } from 'react-aria-components/I18nProvider';
import { en } from './en.ts';
import { es, type Words } from './es.ts';

/** The strings of the plainest components in the language of the nearest I18nProvider; English where it is neither. */
export function useWords(): Words {
  return useLocale().locale.startsWith('es') ? es : en;
}
