import type { CallError } from '@corredor/core/errors';
import { useEffect, useState } from 'react';

/** Seconds until the next attempt is welcome, counted down; zero where nobody has to wait. */
export function useCountdown(error: CallError | undefined): number {
  const [waiting, setWaiting] = useState<{ for: CallError; seconds: number } | null>(null);
  useEffect(() => {
    const wait = error?.retryAfter ?? 0;
    if (!error || wait <= 0) return;
    const end = Date.now() + wait * 1000;
    // The end is fixed, for a hidden tab's timers are late.
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setWaiting({ for: error, seconds });
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [error]);
  if (!error) return 0;
  return waiting?.for === error ? waiting.seconds : (error.retryAfter ?? 0);
}
