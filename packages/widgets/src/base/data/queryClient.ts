import { toCallError } from '@corredor/core/errors';
import { getPlanUse } from '@corredor/core/operations';
import { defaultScheduler, MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { refresh, refreshAll } from './operations.ts';

/** The subscription ended, or waits for review, since the session was read. */
const lapsed = /^subscription_/;

interface Listeners {
  /** Nobody is signed in. */
  onUnauthorized: () => void;
  /** The subscription is not what the session says. */
  onLapse: () => void;
}

/** Reads are repeated twice where no answer came; what the server refused it would refuse again. */
export function createQueryClient({ onUnauthorized, onLapse }: Listeners): QueryClient {
  notifyManager.setScheduler(schedule);
  const tellUnauthorized = (error: unknown) => {
    if (toCallError(error).status === 401) onUnauthorized();
  };
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: tellUnauthorized }),
    mutationCache: new MutationCache({
      onSuccess: () => {
        // What counts everything is old after any change.
        void refreshAll(queries, 'dashboard');
        void refresh(queries, getPlanUse);
      },
      onError: (error) => {
        tellUnauthorized(error);
        if (lapsed.test(toCallError(error).code ?? '')) onLapse();
      },
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
  queries.getMutationCache().subscribe((event) => {
    isBeginning ||= event.type === 'updated' && event.action.type === 'pending';
  });
  return queries;
}

/** Among what is to be told, a change has begun. */
let isBeginning = false;

/** A button hears that its change is on its way before the second press of a double click, which no timer would be ahead of. */
function schedule(tell: () => void) {
  if (isBeginning) queueMicrotask(tell);
  else defaultScheduler(tell);
  isBeginning = false;
}
