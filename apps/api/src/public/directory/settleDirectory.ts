import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Fewer changes than these are counted one by one in no time. */
const worthIt = 20;

/** Makes the kept sets of brokerages anew where many of them have changed; answers how many blocks that were. */
export async function settleDirectory(
  db: Kysely<Database>,
  { from = worthIt, signal }: { from?: number; signal?: AbortSignal } = {},
) {
  const { rows } = await sql<{ block: number }>`
    select u.partner_id >> 13 as block from directory_unsettled() u
    group by u.partner_id >> 13 having count(*) >= ${from} order by count(*) desc`.execute(db);
  let settled = 0;
  for (const { block } of rows) {
    if (signal?.aborted) break;
    await sql`select settle_directory(${block})`.execute(db);
    settled += 1;
  }
  return settled;
}
