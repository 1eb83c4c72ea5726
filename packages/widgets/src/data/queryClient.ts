import { toCallError } from '@corredor/core/errors';
import { QueryClient } from '@tanstack/react-query';

/** Reads are repeated twice where no answer came; what the server refused it would refuse again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && toCallError(error).status === undefined,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
