import { createBatch } from './batch.ts';
import type { LiveStore } from './live.store.ts';
import type { Pace } from './pace.ts';

/** One may have a thousand notifications, and the rows of a batch are in memory together. */
const listsAtOnce = 50;

/** Reads lists at the process's pace, many in one statement. Pages of one browser share a session, and its list while nothing of it is read yet. */
export function createLists(read: LiveStore['snapshots'], pace: Pace) {
  const readOne = createBatch(read, { largest: listsAtOnce });
  const awaited = new Map<number, Promise<string | null>>();
  return (sessionId: number): Promise<string | null> => {
    const shared = awaited.get(sessionId);
    if (shared) return shared;
    const list = pace
      .turn('list', Number.POSITIVE_INFINITY)
      .finally(() => awaited.delete(sessionId))
      .then(() => readOne(sessionId));
    awaited.set(sessionId, list);
    return list;
  };
}
