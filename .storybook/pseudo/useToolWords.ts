import type { Words } from '../../packages/ui/src/foundation/words/es.ts';
import type { ToolWords } from '../../packages/ui/src/foundation/words/esTools.ts';
import { useToolWords as useOwnWords } from '../../packages/ui/src/foundation/words/useToolWords.ts';
import { pseudoLocale, pseudoWords } from './pseudo.ts';

/** What stands in Storybook in the place of the design system's hook of this name. */
export const useToolWords = (): Words & ToolWords => {
  const words = useOwnWords();
  return pseudoLocale.isOn ? pseudoWords(words) : words;
};
