import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useApp, useSession } from '../app/index.ts';
import { createQueryClient } from './queryClient.ts';

/** Keeps what the server said, for one user: nobody finds the rows of whoever was signed in before. */
export function DataProvider({ children }: { children: ReactNode }) {
  const { look } = useApp();
  const { record, reload } = useSession();
  const { userId } = record;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user gets another cache.
  const queries = useMemo(
    // Where a change is refused because the subscription is over, the gate that says so is on its way.
    () => createQueryClient({ onUnauthorized: look, onLapse: () => void reload().catch(() => {}) }),
    [userId],
  );
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}
