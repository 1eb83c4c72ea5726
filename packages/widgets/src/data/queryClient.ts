import { toCallError } from '@corredor/core/errors';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/** What counts everything is old after any change. */
const countsEverything = ['get', '/api/dashboard/summary/'];

/** Reads are repeated twice where no answer came; what the server refused it would refuse again. Tells where nobody is signed in. */
export function createQueryClient(onUnauthorized: () => void): QueryClient {
  const tellUnauthorized = (error: unknown) => {
    if (toCallError(error).status === 401) onUnauthorized();
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: tellUnauthorized }),
    mutationCache: new MutationCache({
      onError: tellUnauthorized,
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
