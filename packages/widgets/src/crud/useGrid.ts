import { usePreferences } from '../data/index.ts';

/** How the reader wants one grid: its density, the columns left out, and a way to change them. */
export function useGrid(name: string, usuallyHidden: string[] = []) {
  const { density, grid, setGrid } = usePreferences();
  const preference = grid(name, { hidden_columns: usuallyHidden });
  return {
    density,
    hiddenColumns: preference.hidden_columns,
    onHiddenColumnsChange: (columns: string[]) => setGrid(name, { ...preference, hidden_columns: columns }),
  };
}
