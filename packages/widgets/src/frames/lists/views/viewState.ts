import type { SavedView, ViewState } from '@corredor/core/api';
import { type ListParams, toAddress, type UsualFilter } from './useListParams.ts';

/** How the columns of a grid are laid out. */
export type GridLayout = Pick<ViewState, 'hidden_columns' | 'kept_columns' | 'column_order' | 'column_widths'>;

/** What a view of a list would keep of how it stands now. */
export const viewStateOf = (
  { filters, search, ordering }: Pick<ListParams<string>, 'filters' | 'search' | 'ordering'>,
  layout: GridLayout,
  density: ViewState['density'],
): ViewState => ({
  filters: Object.fromEntries(Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []))),
  search,
  ordering: ordering || null,
  ...layout,
  density,
});

/** The address of a view: what it filters and sorts by, and its number for the columns. */
export function viewHref(
  pathname: string,
  { id, state }: Pick<SavedView, 'id' | 'state'>,
  usual?: UsualFilter,
): string {
  const query = new URLSearchParams({ view: String(id) });
  // A view that leaves the usual filter out shows everything.
  const filters: Record<string, string | null> = { ...(usual && { [usual.filter]: null }), ...state.filters };
  for (const [name, value] of Object.entries(filters)) {
    const said = toAddress(name, value, usual);
    if (said !== null) query.set(name, said);
  }
  if (state.search) query.set('search', state.search);
  if (state.ordering) query.set('ordering', state.ordering);
  return `${pathname}?${query}`;
}

/** The number of the view that an address names. */
export function viewIn(search: string): number | null {
  const text = new URLSearchParams(search).get('view') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Whether two views show the same; the order in which filters and widths were set means nothing. */
export function isSameView(first: ViewState, second: ViewState): boolean {
  const sorted = (values: Record<string, unknown>) => Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
  const said = (state: ViewState) =>
    JSON.stringify([
      sorted(state.filters),
      state.search,
      state.ordering,
      [...state.hidden_columns].sort(),
      [...(state.kept_columns ?? [])].sort(),
      state.column_order,
      sorted(state.column_widths),
      state.density,
    ]);
  return said(first) === said(second);
}

/** The saved views that stand above the list; all others are in the menu. */
export const viewsInRow = ({ views, current }: { views: readonly SavedView[]; current: SavedView | null }) =>
  views.filter((view) => view.is_pinned || view.id === current?.id);
