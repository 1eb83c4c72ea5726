import type { ThrowingPaths } from '@corredor/core/client';
import { QueryClientProvider } from '@tanstack/react-query';
import createQueries, { type OpenapiQueryClient } from 'openapi-react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useApp, useSession } from '../app/index.ts';
import { createQueryClient } from './queryClient.ts';

export type Api = OpenapiQueryClient<ThrowingPaths>;

const ApiContext = createContext<Api | null>(null);

/** Keeps what the server said, for one user: nobody finds the rows of whoever was signed in before. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { client, look } = useApp();
  const api = useMemo(() => createQueries(client), [client]);
  const { record, reload } = useSession();
  const { userId } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user gets another cache.
  const queries = useMemo(
    // Where a change is refused because the subscription is over, the gate that says so is on its way.
    () => createQueryClient({ onUnauthorized: look, onLapse: () => void reload().catch(() => {}) }),
    [userId],
  );
  return (
    <QueryClientProvider client={queries}>
      <ApiContext value={api}>{children}</ApiContext>
    </QueryClientProvider>
  );
}

/** Query options and mutations for every operation of the document. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('Put a DataProvider above this component.');
  return api;
}
