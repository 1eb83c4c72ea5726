import { useLocale } from 'react-aria-components/I18nProvider';
import { en } from './en.ts';
import { enTools } from './enTools.ts';
import { es, type Words } from './es.ts';
import { esTools, type ToolWords } from './esTools.ts';

const inSpanish = { ...es, ...esTools };
const inEnglish = { ...en, ...enTools };

/** The strings of tables, menus, pickers and dialogs besides those of `useWords`: a first page of text and fields does without them. */
export function useToolWords(): Words & ToolWords {
  return useLocale().locale.startsWith('es') ? inSpanish : inEnglish;
}
