import type { Words } from '../../packages/ui/src/foundation/words/es.ts';
import { useWords as useOwnWords } from '../../packages/ui/src/foundation/words/useWords.ts';
import { pseudoLocale, pseudoWords } from './pseudo.ts';

/** What stands in Storybook in the place of the design system's hook of this name. */
export const useWords = (): Words => {
  const words = useOwnWords();
  return pseudoLocale.isOn ? pseudoWords(words) : words;
};
