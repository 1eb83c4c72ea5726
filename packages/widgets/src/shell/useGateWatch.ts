import { useEffect } from 'react';
import { useSession } from '../base/app/index.ts';
import { useLive } from '../base/live/index.ts';
import { mustAsk, watchGate } from './gateWatch.ts';

/** While a gate of the subscription is closed and nothing arrives by itself, asks now and then whether it may open. */
export function useGateWatch(isWatching: boolean) {
  const { reload } = useSession();
  const { live } = useLive();
  const isAsking = mustAsk(isWatching, live);
  useEffect(() => (isAsking ? watchGate(reload) : undefined), [isAsking, reload]);
}
