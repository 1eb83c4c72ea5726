const free = 5;
const longest = 60;
const mostStrangers = 10_000;

/** After five failures each further one waits 1, 2, 4 … 60 seconds; never a hard lock. */
export const delayAfter = (failures: number) => (failures < free ? 0 : Math.min(longest, 2 ** (failures - free)));

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
      const failures = (failuresOf.get(key)?.failures ?? 0) + 1;
      const seconds = delayAfter(failures);
      failuresOf.delete(key);
      failuresOf.set(key, { failures, until: seconds ? now() + seconds * 1000 : 0 });
      // The one that failed longest ago is forgotten first.
      const [oldest] = failuresOf.keys();
      if (failuresOf.size > mostStrangers && oldest !== undefined) failuresOf.delete(oldest);
    },
  };
}
