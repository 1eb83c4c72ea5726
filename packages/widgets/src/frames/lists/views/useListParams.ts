import { useDebounced } from '@corredor/ui/useDebounced';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useNavigation } from '../../../base/navigation/index.ts';

export interface ListParams<Filter extends string> {
  page: number;
  pageSize: number;
  search: string;
  ordering: string;
  filters: Partial<Record<Filter, string>>;
}
/** A filter that is on where the address does not say otherwise. */
export interface UsualFilter<Filter extends string = string> {
  filter: Filter;
  value: string;
}
/** What an address says where the usual filter is off. */
const everything = 'all';

/** What an address says of a filter, `null` where it need not say anything. */
export function toAddress(name: string, value: string | null, usual: UsualFilter | undefined): string | null {
  if (name !== usual?.filter) return value;
  return value === usual.value ? null : value || everything;
}
/** A filter's value, from what the address says of it. */
const fromAddress = (name: string, said: string | null, usual: UsualFilter | undefined) => {
  if (name !== usual?.filter) return said;
  return said === everything ? null : said || usual.value;
};

export interface ListControls<Filter extends string> extends ListParams<Filter> {
  /** What the reader types, ahead of `search` by a moment. */
  typedSearch: string;
  /** Something is searched or filtered that is not usual. */
  hasConditions: boolean;
  /** What the list is filtered by as it is opened. */
  usual?: UsualFilter;
  /** Goes to a page; `replace` leaves no step behind in the history. */
  setPage: (page: number, options?: { replace: boolean }) => void;
  setPageSize: (size: number) => void;
  setSearch: (text: string) => void;
  setOrdering: (ordering: string) => void;
  setFilter: (name: Filter, value: string | null) => void;
  /** Changes several filters in one step. */
  setFilters: (values: Partial<Record<Filter, string | null>>) => void;
  clear: () => void;
  /** Opens or closes the read-only view of a row over the list; `replace` leaves no step behind in the history. */
  setDetail: (id: number | null, options?: { replace: boolean }) => void;
  /** The address of that view, for a link that keeps the list as it is. */
  detailHref: (id: number) => string;
  detail: number | null;
}
const searchDelay = 250;
const positive = (text: string | null, fallback: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
};

/** A list's page, order, search and filters, kept in the address so that a view can be shared; the browser's way back undoes them one by one. */
export function useListParams<Filter extends string>(
  filterNames: readonly Filter[],
  { ordering: defaultOrdering, usual }: { ordering: string; usual?: UsualFilter<Filter> },
): ListControls<Filter> {
  const { pathname, search, go } = useNavigation();
  const names = filterNames.join();
  const { filter: usualFilter, value: usualValue } = usual ?? {};
  const params = useMemo(() => {
    const query = new URLSearchParams(search);
    const filters: Partial<Record<Filter, string>> = {};
    const usual = usualFilter && usualValue ? { filter: usualFilter, value: usualValue } : undefined;
    for (const name of names ? (names.split(',') as Filter[]) : []) {
      const value = fromAddress(name, query.get(name), usual);
      if (value) filters[name] = value;
    }
    return {
      page: positive(query.get('page'), 1),
      pageSize: Math.min(200, positive(query.get('page_size'), 25)),
      search: query.get('search') ?? '',
      // What is searched and not sorted comes in the order in which it fits: none of the columns'.
      ordering: query.get('ordering') ?? (query.get('search') ? '' : defaultOrdering),
      filters,
      detail: positive(query.get('detail'), 0) || null,
    };
  }, [search, names, defaultOrdering, usualFilter, usualValue]);

  // Each thing that is done to a list is a step that the way back undoes.
  const change = useCallback(
    (values: Record<string, string | number | null>, { keepsPage = false, replace = false } = {}) => {
      const query = new URLSearchParams(search);
      if (!keepsPage) query.delete('page');
      for (const [name, value] of Object.entries(values)) {
        if (value === null || value === '') query.delete(name);
        else query.set(name, String(value));
      }
      const text = query.toString();
      // What changes nothing leaves no step that a way back would have to undo.
      if (text === new URLSearchParams(search).toString()) return;
      go(text ? `${pathname}?${text}` : pathname, { replace });
    },
    [go, pathname, search],
  );

  const detailHref = (id: number) => {
    const query = new URLSearchParams(search);
    query.set('detail', String(id));
    return `${pathname}?${query}`;
  };
  const [typedSearch, setTyped] = useTypedSearch(params.search, (text) =>
    // One step for a search, not one for each of its letters.
    change({ search: text }, { replace: params.search !== '' && text !== '' }),
  );
  const changeFilters = (values: Record<string, string | null>) =>
    change(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toAddress(name, value, usual)])));
  const isUsual = (name: string) => name === usual?.filter && params.filters[usual.filter] === usual.value;
  return {
    ...params,
    usual,
    typedSearch,
    hasConditions: params.search !== '' || Object.keys(params.filters).some((name) => !isUsual(name)),
    setPage: (page, { replace } = { replace: false }) =>
      change({ page: page === 1 ? null : page }, { keepsPage: true, replace }),
    setPageSize: (size) => change({ page_size: size === 25 ? null : size }, { replace: true }),
    setSearch: setTyped,
    setOrdering: (ordering) =>
      change({ ordering: ordering === defaultOrdering && params.search === '' ? null : ordering }),
    setFilter: (name, value) => changeFilters({ [name]: value }),
    setFilters: (values) => changeFilters(recordOf(values)),
    clear: () => {
      setTyped('');
      // Who looks at everything still does, and nobody comes to less than was in sight.
      const cleared = filterNames.filter((name) => name !== usual?.filter || params.filters[name] !== undefined);
      change(Object.fromEntries([...cleared, 'search'].map((name) => [name, null])));
    },
    setDetail: (id, { replace } = { replace: false }) => change({ detail: id }, { keepsPage: true, replace }),
    detailHref,
  };
}

const recordOf = (values: Partial<Record<string, string | null>>): Record<string, string | null> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? null]));

/** Follows the keyboard at once and the address a moment later; a change of the address from elsewhere wins. */
function useTypedSearch(inAddress: string, apply: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setTyped(inAddress);
  }
  const rested = useDebounced(typed, searchDelay);
  const follow = useEffectEvent((text: string) => {
    if (text === typed && text !== inAddress) apply(text);
  });
  useEffect(() => follow(rested), [rested]);
  return [typed, setTyped] as const;
}

/** The parameters as the API names them. */
export const toQuery = (params: ListParams<string>) => ({
  page: params.page,
  page_size: params.pageSize,
  ordering: params.ordering,
  search: params.search || undefined,
  ...params.filters,
});
