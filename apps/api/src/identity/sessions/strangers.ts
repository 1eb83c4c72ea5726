import { delayAfter } from '../accounts/index.ts';

const mostStrangers = 10_000;
const day = 86_400_000;

/** Failures with addresses that nobody has: they are delayed like those of an account, or the delay would tell which exist. */
export function createStrangers(now: () => number = Date.now) {
  const failuresOf = new Map<string, { failures: number; until: number }>();
  return {
    lockedUntil: (email: string) => {
      const found = failuresOf.get(email.toLowerCase());
      return found && found.until > 0 ? new Date(found.until).toISOString() : null;
    },
    note: (email: string) => {
      const key = email.toLowerCase();
      const before = failuresOf.get(key);
      const isForgotten = before && before.until > 0 && before.until < now() - day;
      const failures = isForgotten ? 1 : (before?.failures ?? 0) + 1;
      const seconds = delayAfter(failures);
      failuresOf.delete(key);
      failuresOf.set(key, { failures, until: seconds ? now() + seconds * 1000 : 0 });
      // The one that failed longest ago is forgotten first.
      const [oldest] = failuresOf.keys();
      if (failuresOf.size > mostStrangers && oldest !== undefined) failuresOf.delete(oldest);
    },
  };
}
