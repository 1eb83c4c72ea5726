import { useFilter } from 'react-aria-components/ComboBox';
import { fitOf, type Option } from '../../actions/ListOption/index.ts';

type OptionsInput<Id extends string | number> = {
  items: readonly Option<Id>[];
  chosen: Option<Id> | null;
  isFilteredByCaller: boolean;
  /** What is being looked for. */
  query: string;
};

/** The rows to offer and the filter to offer them with; the chosen one is always known, even before its page is loaded. */
export function useOptions<Id extends string | number>({ items, chosen, isFilteredByCaller, query }: OptionsInput<Id>) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const isForeign = chosen !== null && !items.some((item) => item.id === chosen.id);
  const known = isForeign ? [chosen, ...items] : items;
  // What the caller searched comes in the caller's order; else what fits best comes first.
  const options =
    isFilteredByCaller || query === ''
      ? known
      : known.toSorted((one, other) => fitOf(one.label, query) - fitOf(other.label, query));
  const filter = (text: string, input: string) =>
    isFilteredByCaller && !(isForeign && text === chosen.label) ? true : contains(text, input);
  return { options, filter };
}
