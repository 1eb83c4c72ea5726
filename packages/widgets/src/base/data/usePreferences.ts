import type { Density, GridPreference, Preferences, PreferencesPatch, Theme } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { getMyPreferences, updateMyPreferences } from '@corredor/core/operations';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useClient, useSession } from '../app/index.ts';
import { queryOf } from './operations.ts';

const usualGrid: GridPreference = { hidden_columns: [] };

/** What the user chose for the interface; shown at once, kept on the server, given back if that fails. */
export function usePreferences() {
  const client = useClient();
  const queries = useQueryClient();
  const { isSignedIn } = useSession();
  const options = queryOf(client, getMyPreferences);
  const { data } = useQuery({ ...options, enabled: isSignedIn, staleTime: 300_000 });

  const change = useMutation({
    mutationFn: (patch: PreferencesPatch) => call(client, updateMyPreferences, { body: patch }),
    onMutate: async (patch) => {
      await queries.cancelQueries(options);
      const before = queries.getQueryData<Preferences>(options.queryKey);
      if (before) queries.setQueryData<Preferences>(options.queryKey, merged(before, patch));
      return before;
    },
    onError: (_error, _patch, before) => queries.setQueryData(options.queryKey, before),
    onSuccess: (after) => queries.setQueryData(options.queryKey, after),
  });

  return {
    /** Whether the server has said what was chosen. */
    isKnown: data !== undefined,
    theme: data?.theme ?? 'system',
    density: data?.density ?? 'comfortable',
    /** Whether single keys are shortcuts. */
    hasShortcuts: data?.shortcuts ?? true,
    /** How a grid was left; as given where nobody changed it yet. */
    grid: (name: string, usual = usualGrid): GridPreference => data?.grids[name] ?? usual,
    /** How the columns of imported files were assigned the last time, by heading. */
    importColumns: (kind: string): Record<string, string> => data?.import_columns?.[kind] ?? {},
    setImportColumns: (kind: string, columns: Record<string, string>) =>
      change.mutate({ import_columns: { [kind]: columns } }),
    setTheme: (theme: Theme) => change.mutate({ theme }),
    setDensity: (density: Density) => change.mutate({ density }),
    setShortcuts: (shortcuts: boolean) => change.mutate({ shortcuts }),
    setGrid: (name: string, grid: GridPreference) => change.mutate({ grids: { [name]: grid } }),
  };
}

const merged = (before: Preferences, patch: PreferencesPatch): Preferences => ({
  ...before,
  ...patch,
  grids: { ...before.grids, ...patch.grids },
  import_columns: { ...before.import_columns, ...patch.import_columns },
});
