import { readFileSync } from 'node:fs';
import { type Connection, createDatabase, type Log } from '../database/index.ts';
import { readCie10, writeCie10 } from '../portfolio/cie10/index.ts';

/** Gives the demo a hundred common diagnoses, in plain names of our own; a list that is there already is the operator's and stays. */
export async function seedCie10(owner: Connection, log: Log): Promise<void> {
  const db = createDatabase(owner, log, { max: 1 });
  try {
    const some = await db.selectFrom('cie10_codes').select('id').limit(1).executeTakeFirst();
    if (some) return;
    const { rows } = readCie10(readFileSync(new URL('./cie10.csv', import.meta.url), 'utf8'));
    await writeCie10(db, rows);
  } finally {
    await db.destroy();
  }
}
