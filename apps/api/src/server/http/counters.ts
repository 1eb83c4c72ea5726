/** What is counted under at a time; the one that was asked longest ago is forgotten first. */
const mostKeys = 50_000;

/** How a limit stands after something was counted: what is left, and the seconds after which more is welcome. */
export interface Standing {
  isAllowed: boolean;
  left: number;
  seconds: number;
}

const clock = () => Date.now();

/** Counts by key in windows of one length; a window begins with the first that is counted in it. */
export function createWindow(ms: number, now = clock) {
  const windows = new Map<string, { count: number; end: number }>();
  return {
    take: (key: string, most: number): Standing => {
      const found = windows.get(key);
      const current = found && found.end > now() ? found : { count: 0, end: now() + ms };
      const isAllowed = current.count < most;
      if (isAllowed) current.count += 1;
      keep(windows, key, current);
      return { isAllowed, left: most - current.count, seconds: secondsOf(current.end - now()) };
    },
    /** As if it had not been counted. */
    giveBack: (key: string) => {
      const found = windows.get(key);
      if (found) found.count = Math.max(0, found.count - 1);
    },
  };
}

/** Counts by key at a steady rate: so many a second, and after a quiet time so many at once. */
export function createBucket({ perSecond, atOnce }: { perSecond: number; atOnce: number }, now = clock) {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take: (key: string): Standing => {
      const found = buckets.get(key) ?? { left: atOnce, at: now() };
      const filled = Math.min(atOnce, found.left + (Math.max(0, now() - found.at) / 1000) * perSecond);
      const isAllowed = filled >= 1;
      const left = isAllowed ? filled - 1 : filled;
      keep(buckets, key, { left, at: now() });
      return { isAllowed, left: Math.floor(left), seconds: secondsOf(((1 - left) / perSecond) * 1000) };
    },
    giveBack: (key: string) => {
      const found = buckets.get(key);
      if (found) found.left = Math.min(atOnce, found.left + 1);
    },
  };
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));

function keep<Value>(kept: Map<string, Value>, key: string, value: Value) {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > mostKeys && oldest !== undefined) kept.delete(oldest);
}
