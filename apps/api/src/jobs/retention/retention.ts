import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface RetentionOptions {
  db: Kysely<Database>;
  log: { info: (facts: object, text: string) => void; warn: (facts: object, text: string) => void };
  everyMs?: number;
}
const hour = 3_600_000;

/** Forgets what has served its time; answers how much of each kind, and nothing where another process is at it. */
export async function pruneExpired(db: Kysely<Database>): Promise<Record<string, number>> {
  const found = await sql<{ kind: string; removed: number }>`select * from prune_expired()`.execute(db);
  return Object.fromEntries(found.rows.map(({ kind, removed }) => [kind, removed]));
}

/** Forgets at the start and every hour; several processes may run it at once. */
export function startRetention({ db, log, everyMs = hour }: RetentionOptions) {
  let running: Promise<void> = Promise.resolve();
  const prune = async () => {
    try {
      const removed = await pruneExpired(db);
      if (Object.values(removed).some((count) => count > 0)) log.info(removed, 'old rows removed');
    } catch (error) {
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'old rows stay until the next time');
    }
  };
  const tick = () => {
    running = running.then(prune);
  };
  tick();
  const timer = setInterval(tick, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
