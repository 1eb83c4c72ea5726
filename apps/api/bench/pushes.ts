import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { silent } from '../src/database/connection.ts';
import { runningLogins } from '../src/database/embedded.ts';
import { createDatabase } from '../src/database/pool.ts';
import { notify } from '../src/services/notifications/index.ts';
import type { Person } from './people.ts';

/** Tells one person after the other something, as a job does; when each was about to be committed, by its sequence number. */
export async function pushEach(dataDir: string, people: Person[], pace: { perSecond: number; seconds: number }) {
  const logins = await runningLogins(dataDir);
  if (!logins) throw new Error('the database of the server is not running');
  const db = createDatabase(logins.app, silent, { max: 1 });
  const committed: number[] = [];
  const from = performance.now();
  try {
    for (let sequence = 0; sequence < pace.perSecond * pace.seconds; sequence += 1) {
      await pause(Math.max(0, from + (sequence * 1000) / pace.perSecond - performance.now()));
      const person = people[sequence % people.length];
      if (!person) break;
      await db.transaction().execute(async (trx) => {
        await sql`select set_config('app.partner_id', ${String(person.partnerId)}, true), set_config('app.user_id', '0', true)`.execute(
          trx,
        );
        await notify(
          { trx, caller: { partnerId: person.partnerId, userId: null } },
          { to: { userIds: [person.userId] }, kind: 'subscription_approved', params: { plan: `bench ${sequence}` } },
        );
        committed[sequence] = Number(process.hrtime.bigint()) / 1e6;
      });
    }
  } finally {
    await db.destroy();
  }
  return committed;
}
