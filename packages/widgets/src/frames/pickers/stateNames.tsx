import type { State } from '@corredor/core/api';
import type { ApiClient } from '@corredor/core/client';
import { listStates } from '@corredor/core/operations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useClient } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';

const statesOf = (client: ApiClient, countryId: string) => ({
  ...queryOf(client, listStates, { path: { countryId } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The states of a country; asked for once. */
export const useStates = (countryId: string | null) =>
  useQuery({ ...statesOf(useClient(), countryId ?? ''), enabled: countryId !== null && countryId !== '' });

/** The name of a state in a country; its code until the names are known. */
export function useStateName(countryId: string | null, code: string | null): string {
  const states = useStates(code ? countryId : null);
  return states.data?.results.find((state) => state.code === code)?.name ?? code ?? '';
}

/** The same where it stands in a cell of a list. */
export const StateName = (props: { countryId: string; code: string | null }) =>
  useStateName(props.countryId, props.code);

/** For what is written outside of a view, such as an export: the states of some countries are loaded first, then named. */
export function useStateNames() {
  const client = useClient();
  const queries = useQueryClient();
  return useMemo(
    () => ({
      load: (countryIds: Iterable<string>) =>
        Promise.all([...new Set(countryIds)].map((id) => queries.ensureQueryData(statesOf(client, id)))),
      nameOf: (countryId: string | null, code: string | null) =>
        queries
          .getQueryData<{ results: State[] }>(statesOf(client, countryId ?? '').queryKey)
          ?.results.find((state) => state.code === code)?.name ??
        code ??
        '',
    }),
    [client, queries],
  );
}
