import { useFilter } from 'react-aria-components/ComboBox';
import type { Option } from '../../actions/ListOption/index.ts';

type OptionsInput<Id extends string | number> = {
  items: readonly Option<Id>[];
  chosen: Option<Id> | null;
  isFilteredByCaller: boolean;
};

/** The rows to offer and the filter to offer them with; the chosen one is always known, even before its page is loaded. */
export function useOptions<Id extends string | number>({ items, chosen, isFilteredByCaller }: OptionsInput<Id>) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const isForeign = chosen !== null && !items.some((item) => item.id === chosen.id);
  const options = isForeign ? [chosen, ...items] : items;
  const filter = (text: string, input: string) =>
    isFilteredByCaller && !(isForeign && text === chosen.label) ? true : contains(text, input);
  return { options, filter };
}
