import type { State } from '@corredor/core/api';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Api, useApi } from '../data/index.ts';

const listStates = (api: Api, countryId: string) => ({
  ...api.queryOptions('get', '/api/geo/countries/{countryId}/states/', { params: { path: { countryId } } }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The states of a country; asked for once. */
export const useStates = (countryId: string | null) =>
  useQuery({ ...listStates(useApi(), countryId ?? ''), enabled: countryId !== null && countryId !== '' });

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
  const [api, queries] = [useApi(), useQueryClient()];
  return useMemo(
    () => ({
      load: (countryIds: Iterable<string>) =>
        Promise.all([...new Set(countryIds)].map((id) => queries.ensureQueryData(listStates(api, id)))),
      nameOf: (countryId: string | null, code: string | null) =>
        queries
          .getQueryData<{ results: State[] }>(listStates(api, countryId ?? '').queryKey)
          ?.results.find((state) => state.code === code)?.name ??
        code ??
        '',
    }),
    [api, queries],
  );
}
