import { useTranslation } from 'react-i18next';
import { useNavigation } from '../../base/navigation/index.ts';
import { type ListControls, toAddress } from './views/index.ts';

/** The states that a list is parted into, each a tab above it: the values of one of its filters. */
export interface ListStates<Filter extends string> {
  filter: Filter;
  /** How many there are in all. */
  total?: number;
  items: readonly { value: string; label: string; count?: number }[];
}

/** The tabs of a list's states: links to the same search and filters in one state, or in all. None is current in a saved view. */
export function useStateTabs<Filter extends string>(
  states: ListStates<Filter> | undefined,
  params: Pick<ListControls<Filter>, 'filters' | 'usual'>,
  isInView: boolean,
) {
  const { t } = useTranslation('frames');
  const { pathname, search } = useNavigation();
  const hrefOf = (value: string | null) => {
    const query = new URLSearchParams(search);
    for (const name of ['page', 'view', 'detail']) query.delete(name);
    const said = states && toAddress(states.filter, value, params.usual);
    if (states && said) query.set(states.filter, said);
    else if (states) query.delete(states.filter);
    const text = query.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const now = states && params.filters[states.filter];
  const all = {
    id: 'all',
    label: t('views.all'),
    href: states ? hrefOf(null) : pathname,
    isCurrent: !isInView && !now,
    // What nobody counts holds no place for a count.
    count: states && 'total' in states ? (states.total ?? null) : undefined,
  };
  const items = (states?.items ?? []).map(({ value, label, ...counted }) => ({
    id: `state-${value}`,
    label,
    href: hrefOf(value),
    isCurrent: !isInView && now === value,
    count: 'count' in counted ? (counted.count ?? null) : undefined,
  }));
  // What a list opens on comes first, everything last.
  return states && params.usual?.filter === states.filter ? [...items, all] : [all, ...items];
}

/** What is shown as a tab is not said again as a filter. */
export const withoutState = <Filter extends string, Active extends { id: string }>(
  active: readonly Active[],
  states: ListStates<Filter> | undefined,
  isInView: boolean,
): readonly Active[] => (states && !isInView ? active.filter(({ id }) => id !== states.filter) : active);
