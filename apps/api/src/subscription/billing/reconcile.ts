import { sql } from 'kysely';
import type { BillingWorld } from './place.ts';
import { settle } from './settle.ts';

/** Longer than a purchase's own request can take, with all its calls to the gateway. */
const restMinutes = 3;
/** So long the buyer has for the bank's own check; then the purchase is given up, and another can begin. */
const confirmMinutes = 60;

/** Asks the gateway about every purchase that was left without an answer, and settles it; answers how many it looked at. */
export async function reconcileCheckouts(
  world: BillingWorld,
  { rest = restMinutes, confirm = confirmMinutes } = {},
): Promise<number> {
  const left = await readUnsettled(world, rest);
  const forgotten = new Set((await readUnsettled(world, confirm)).map(({ id }) => id));
  for (const row of left) {
    const givesUp = forgotten.has(row.id) ? 'unconfirmed' : 'unsent';
    await settle(world, row, { by: 'find', givesUp, userId: null });
  }
  return left.length;
}
async function readUnsettled({ db }: BillingWorld, minutes: number) {
  const found = await sql<{ partner_id: number; id: number }>`
    select * from unsettled_checkouts(app_now() - make_interval(mins => ${minutes}::integer))`.execute(db);
  return found.rows;
}
