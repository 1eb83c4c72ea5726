import type { SearchKind } from '@corredor/core/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** A record that was opened. */
export interface Recent {
  kind: SearchKind;
  id: number;
  label: string;
  description: string | undefined;
}
const key = ['recently opened'] as const;
const most = 6;

/** What was opened lately, newest first; kept with the user's other data, so that it leaves at logout. */
export function useRecent(): readonly Recent[] {
  const { data } = useQuery<Recent[]>({
    queryKey: key,
    queryFn: () => [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}

/** Puts a record before all that were opened earlier. */
export function useRemember(): (opened: Recent) => void {
  const queries = useQueryClient();
  return useCallback(
    (opened) => {
      queries.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData<Recent[]>(key, (before = []) =>
        [opened, ...before.filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)].slice(0, most),
      );
    },
    [queries],
  );
}
