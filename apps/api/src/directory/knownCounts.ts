import type { SetCounts } from './directory.store.ts';

interface KnownCountsOptions {
  /** Sets of fewer brokerages are counted each time, which is quick. */
  largeFrom?: number;
  now?: () => number;
  most?: number;
}
const fresh = 60_000;
const stale = 600_000;

/**
 * Remembers what large sets were counted to be, as long as the answers of the directory may be kept anyway: for a minute as it
 * is, for ten while it is counted anew behind the answer. Each set is counted once at a time.
 */
export function createKnownCounts({ largeFrom = 5_000, now = Date.now, most = 300 }: KnownCountsOptions = {}) {
  const known = new Map<string, { counts: SetCounts; at: number }>();
  const running = new Map<string, Promise<SetCounts>>();
  const count = (key: string, read: () => Promise<SetCounts>) => {
    const begun = running.get(key);
    if (begun) return begun;
    const counting = read()
      .then((counts) => {
        known.delete(key);
        if (counts.count < largeFrom) return counts;
        known.set(key, { counts, at: now() });
        for (const oldest of known.keys()) {
          if (known.size <= most) break;
          known.delete(oldest);
        }
        return counts;
      })
      .finally(() => running.delete(key));
    running.set(key, counting);
    return counting;
  };
  return async (key: string, read: () => Promise<SetCounts>): Promise<SetCounts> => {
    const found = known.get(key);
    const age = found ? now() - found.at : Number.POSITIVE_INFINITY;
    if (!found || age >= stale) return count(key, read);
    // Who asks is not kept waiting, nor told of a fault: what is known may still be shown.
    if (age >= fresh) void count(key, read).catch(() => {});
    return found.counts;
  };
}
export type KnownCounts = ReturnType<typeof createKnownCounts>;
