import { randomBytes } from 'node:crypto';
import type { Db } from './pool.ts';

class Undo extends Error {}

/** Fails while the database has no room for a row of some size; leaves nothing behind. Any table that the app may write to would do. */
export async function tryWriting(db: Db): Promise<void> {
  const filler = randomBytes(3_000).toString('hex');
  const work = db.transaction().execute(async (trx) => {
    const row = { operation: 'room', key: randomBytes(16).toString('hex'), body_hash: filler };
    await trx.insertInto('stranger_keys').values(row).execute();
    throw new Undo();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
}
