import { tooMany } from '../request/problems.ts';

/** Lets so many works run at once and so many wait; who finds the queue full is refused (429) instead of stalling the server. */
export function createTurnstile({ atOnce, queueLimit }: { atOnce: number; queueLimit: number }) {
  let busy = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (busy >= atOnce) {
      if (waiting.length >= queueLimit) throw tooMany(2);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
