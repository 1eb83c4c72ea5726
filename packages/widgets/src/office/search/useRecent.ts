import type { SearchKind } from '@corredor/core/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** A record that was opened from the palette. */
export interface Recent {
  kind: SearchKind;
  id: number;
  label: string;
  description: string | undefined;
}
const key = ['recently opened'] as const;
const most = 5;

/** What was opened from the palette lately, newest first; kept with the user's other data, so that it leaves at logout. */
export function useRecent() {
  const queries = useQueryClient();
  const { data } = useQuery<Recent[]>({
    queryKey: key,
    queryFn: () => [],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const remember = (opened: Recent) =>
    queries.setQueryData<Recent[]>(key, (before = []) =>
      [opened, ...before.filter(({ kind, id }) => kind !== opened.kind || id !== opened.id)].slice(0, most),
    );
  return { recent: data ?? [], remember };
}
