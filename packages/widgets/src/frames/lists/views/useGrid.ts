import type { SavedView } from '@corredor/core/api';
import { listViews } from '@corredor/core/operations';
import type { Density } from '@corredor/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useClient } from '../../../base/app/index.ts';
import { queryOf, usePreferences } from '../../../base/data/index.ts';
import { useNavigation } from '../../../base/navigation/index.ts';
import { type GridLayout, viewIn } from './viewState.ts';

const none: string[] = [];

/** The saved views of a grid, and how it stands now. */
export interface GridViews {
  list: string;
  views: readonly SavedView[];
  /** Whether it has been told which views there are. */
  isKnown: boolean;
  current: SavedView | null;
  layout: GridLayout;
  /** Gives up what was changed of the columns since the view was opened. */
  resetLayout: () => void;
}

/** How a grid is laid out and which views were saved of it. */
export interface Grid {
  density: Density;
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (columns: string[]) => void;
  /** Ids of columns that are shown though they usually are not. */
  addedColumns: readonly string[];
  /** Ids of columns that stay where there is no room for them. */
  keptColumns: readonly string[];
  onKeptColumnsChange: (columns: string[]) => void;
  /** Ids of columns from first to last. */
  columnOrder: readonly string[];
  onColumnOrderChange: (order: string[]) => void;
  columnWidths: Readonly<Record<string, number>>;
  onColumnWidthsChange: (widths: Record<string, number>) => void;
  /** Brings the usual columns, order and widths back, or the view's. */
  onReset: () => void;
  views: GridViews;
}

/** How the reader wants one grid: its density and its columns, as the view in the address says or as they were left. */
export function useGrid(name: string, usuallyHidden: string[] = []): Grid {
  const { density, grid, setGrid } = usePreferences();
  const { search } = useNavigation();
  const { data, isPending } = useQuery({
    ...queryOf(useClient(), listViews, { query: { list: name, page_size: 200 } }),
    staleTime: 300_000,
  });
  const views = useMemo(() => data?.results.filter(({ list }) => list === name) ?? [], [data, name]);
  const wanted = viewIn(search);
  const current = views.find(({ id }) => id === wanted) ?? null;
  // What is tried out in a view stays beside it until it is saved into the view.
  const [tried, setTried] = useState<{ view: number; layout: GridLayout } | null>(null);

  const preference = grid(name, { hidden_columns: usuallyHidden });
  const own: GridLayout = {
    hidden_columns: preference.hidden_columns,
    kept_columns: preference.kept_columns ?? none,
    column_order: preference.column_order ?? [],
    column_widths: preference.column_widths ?? {},
  };
  const kept = current?.state ?? own;
  const layout = current && tried?.view === current.id ? tried.layout : layoutOf(kept);
  const change = (part: Partial<GridLayout>) => {
    if (current) setTried({ view: current.id, layout: { ...layout, ...part } });
    else setGrid(name, { ...preference, ...own, ...part });
  };
  const shown = usuallyHidden.filter((id) => !layout.hidden_columns.includes(id)).join(' ');
  // The same list as long as it holds the same columns: the grid fits its columns by it.
  const addedColumns = useMemo(() => (shown ? shown.split(' ') : none), [shown]);
  const gridViews: GridViews = {
    list: name,
    views,
    isKnown: !isPending,
    current,
    layout,
    resetLayout: () => setTried(null),
  };
  return {
    density: current?.state.density ?? density,
    hiddenColumns: layout.hidden_columns,
    addedColumns,
    onHiddenColumnsChange: (hidden_columns: string[]) => change({ hidden_columns }),
    keptColumns: layout.kept_columns ?? none,
    onKeptColumnsChange: (kept_columns: string[]) => change({ kept_columns }),
    columnOrder: layout.column_order,
    onColumnOrderChange: (column_order: string[]) => change({ column_order }),
    columnWidths: layout.column_widths,
    onColumnWidthsChange: (column_widths: Record<string, number>) => change({ column_widths }),
    onReset: () =>
      current
        ? setTried(null)
        : change({ hidden_columns: usuallyHidden, kept_columns: [], column_order: [], column_widths: {} }),
    views: gridViews,
  };
}

const layoutOf = ({ hidden_columns, kept_columns = none, column_order, column_widths }: GridLayout): GridLayout => ({
  hidden_columns,
  kept_columns,
  column_order,
  column_widths,
});
