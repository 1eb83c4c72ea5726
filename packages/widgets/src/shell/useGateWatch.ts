import { useEffect } from 'react';
import { useSession } from '../app/index.ts';
import { useLive } from '../live/index.ts';

const every = 30_000;

/** While a gate of the subscription is closed and nothing arrives by itself, asks now and then whether it may open. */
export function useGateWatch(isWatching: boolean) {
  const { reload } = useSession();
  const { live } = useLive();
  const mustAsk = isWatching && !live.isLive;
  useEffect(() => {
    if (!mustAsk) return undefined;
    // A server that does not answer leaves the gate as it is.
    const ask = () => void reload().catch(() => undefined);
    const timer = setInterval(ask, every);
    window.addEventListener('focus', ask);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
      window.removeEventListener('online', ask);
    };
  }, [mustAsk, reload]);
}
