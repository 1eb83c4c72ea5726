import { ToggleChips } from '@corredor/ui/ToggleChips';
import { useTranslation } from 'react-i18next';
import type { ListControls } from './useListParams.ts';

/** A common question to a list, asked by one press: which filters it sets. */
export interface QuickFilter<Filter extends string> {
  id: string;
  label: string;
  filters: Partial<Record<Filter, string>>;
}
interface QuickFiltersProps<Filter extends string> {
  items: readonly QuickFilter<Filter>[];
  controls: Pick<ListControls<Filter>, 'filters' | 'setFilters'>;
}

/** The common questions to a list; the one that is asked now is pressed, and pressed again it is dropped. */
export function QuickFilters<Filter extends string>({ items, controls }: QuickFiltersProps<Filter>) {
  const { t } = useTranslation('frames');
  const namesOf = ({ filters }: QuickFilter<Filter>) => Object.keys(filters) as Filter[];
  const isOn = (item: QuickFilter<Filter>) =>
    namesOf(item).every((name) => controls.filters[name] === item.filters[name]);
  const toggle = (item: QuickFilter<Filter>) => {
    const next: Partial<Record<Filter, string | null>> = {};
    // What another question set is not a part of this one.
    for (const other of items) if (isOn(other)) for (const name of namesOf(other)) next[name] = null;
    if (!isOn(item)) for (const name of namesOf(item)) next[name] = item.filters[name] ?? null;
    controls.setFilters(next);
  };
  return (
    <ToggleChips
      label={t('list.quick')}
      items={items.map((item) => ({ id: item.id, label: item.label, isOn: isOn(item), onToggle: () => toggle(item) }))}
    />
  );
}
