import { setTimeout as pause } from 'node:timers/promises';

type End = () => Promise<unknown>;

/** What a process has started and must end, the latest first. */
export interface Ending {
  /** Notes how something ends that has just started; where the end has begun already, it ends at once. */
  add: (end: End) => void;
  /** Ends everything, what works on the database before the database itself; rejects where one of them could not. */
  run: () => Promise<void>;
}

/**
 * The database comes last and always: what fails or takes longer than its time does not keep it from being stopped, since it would outlive
 * this process.
 */
export function createEnding(closeDatabase: End, { patience = 10_000 } = {}): Ending {
  const ends: End[] = [];
  let running: Promise<void> | undefined;
  const endOthers = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  };
  const run = async () => {
    const late = new Error('What was under way took too long and was left.');
    const others = endOthers();
    const limit = new AbortController();
    const tooLate = pause(patience, undefined, { signal: limit.signal }).then(() => Promise.reject(late));
    try {
      await Promise.race([others, tooLate]);
    } finally {
      limit.abort();
      tooLate.catch(() => {});
      others.catch(() => {});
      await closeDatabase();
    }
  };
  return {
    add: (end) => {
      if (running) void end().catch(() => {});
      else ends.push(end);
    },
    run: () => {
      running ??= run();
      return running;
    },
  };
}
