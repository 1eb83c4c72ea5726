import { Banner } from '@corredor/ui/Banner';
import { useUnwritableWords } from './useUnwritableWords.ts';

/** Says before a PDF is made which names it cannot write; it takes no place where there are none. */
export function UnwritableNote({ names }: { names: readonly string[] }) {
  const words = useUnwritableWords()(names);
  return words ? <Banner tone="caution">{words}</Banner> : null;
}
