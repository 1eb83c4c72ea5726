import { type Connection, withClient } from '../database/connection.ts';

/** Lets a database believe in another time, as the processes of the run do (scripts/lib/otherClock.mjs). */
export async function shiftClock(owner: Connection, milliseconds: number): Promise<void> {
  if (milliseconds === 0) return;
  await withClient(owner, 'corredor test clock', (client) =>
    client.query(`create or replace function app_now() returns timestamptz language sql stable as $$
      select coalesce(nullif(current_setting('app.now', true), '')::timestamptz,
        now() + interval '${milliseconds} milliseconds') $$`),
  );
}
