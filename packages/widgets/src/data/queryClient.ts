import { toCallError } from '@corredor/core/errors';
import { MutationCache, QueryClient } from '@tanstack/react-query';

/** What counts everything is old after any change. */
const countsEverything = ['get', '/api/dashboard/summary/'];

/** Reads are repeated twice where no answer came; what the server refused it would refuse again. */
export function createQueryClient(): QueryClient {
  const queries: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: () => void queries.invalidateQueries({ queryKey: countsEverything }),
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && toCallError(error).status === undefined,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return queries;
}
