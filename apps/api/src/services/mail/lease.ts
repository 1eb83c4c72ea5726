import { setInterval } from 'node:timers/promises';

/** Renews what is held, three times in its time, until it is let go; that waits for a renewal under way. A renewal that fails is tried at its next turn. */
export function holdLease(renew: () => Promise<unknown>, lease: number) {
  const over = new AbortController();
  const renewing = (async () => {
    for await (const _turn of setInterval(lease / 3, undefined, { signal: over.signal })) await renew().catch(() => {});
  })().catch(() => {});
  return {
    letGo: () => {
      over.abort();
      return renewing;
    },
  };
}
