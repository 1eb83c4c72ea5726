const every = 30_000;

/** Asks when the reader or the network comes back, and every half minute; answers a way to stop. */
export function watchGate(ask: () => Promise<void>): () => void {
  // A server that does not answer leaves the gate as it is.
  const tryTo = () => void ask().catch(() => undefined);
  const timer = setInterval(tryTo, every);
  window.addEventListener('focus', tryTo);
  window.addEventListener('online', tryTo);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', tryTo);
    window.removeEventListener('online', tryTo);
  };
}

/** The live channel tells of an approval by itself; without it, or before its list has come, somebody must ask. */
export const mustAsk = (isGateClosed: boolean, live: { isLive: boolean }) => isGateClosed && !live.isLive;
