import type { Plan } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { listPlans } from '@corredor/core/operations';
import { useEffect, useState } from 'react';
import { useClient } from '../../base/app/index.ts';

/** The plans as far as they are known. */
export type PlansState =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; plans: readonly Plan[] };

/** Reads the plans once, unless they are known; without the query library, which the landing page need not carry. */
export function usePlans(country?: string | null, known?: readonly Plan[]): { state: PlansState; retry: () => void } {
  const client = useClient();
  const [state, setState] = useState<PlansState>(known ? { status: 'ready', plans: known } : { status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    if (known) return;
    const giveUp = new AbortController();
    const query = country ? { country_id: country } : {};
    call(client, listPlans, { query, signal: giveUp.signal }).then(
      ({ results }) => !giveUp.signal.aborted && setState({ status: 'ready', plans: results }),
      (error) => !giveUp.signal.aborted && setState({ status: 'failed', message: toCallError(error).message }),
    );
    return () => giveUp.abort();
  }, [client, country, attempt, known]);

  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}
