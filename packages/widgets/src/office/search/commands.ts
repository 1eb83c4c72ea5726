import type { SearchHit, SearchKind } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { records } from '@corredor/core/records';
import type { Command } from '@corredor/ui/CommandPalette';

/** A command of the product: somewhere to go, or something to do. */
export interface PaletteCommand extends Command {
  /** What is done with the record in view, what is begun, where to go, and all else. */
  group: 'record' | 'new' | 'go' | 'actions';
  run: () => void;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Commands that hold every typed word, whatever the accents; those that begin with them first. */
export function matchingCommands<Some extends Command>(commands: readonly Some[], query: string): Some[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  return commands
    .filter(({ label, description }) => {
      const text = plain(`${label} ${description ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted(
      (one, other) => Number(plain(other.label).startsWith(first)) - Number(plain(one.label).startsWith(first)),
    );
}

/** The page of a found record; of what has none, the panel over its list. */
export const hrefOfHit = (kind: SearchKind, hit: Pick<SearchHit, 'id'>) => {
  const { pages } = records[kind];
  return paths['record' in pages ? pages.record : pages.detail](hit.id);
};
/** The list that finds everything of a kind. */
export const hrefOfMore = (kind: SearchKind, search: string) => paths[records[kind].pages.list]({ search });
