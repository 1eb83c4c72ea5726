import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillBrokerage } from '../testing/fillBrokerage.ts';
import { patience } from '../testing/patience.ts';
import { backBeforeFacts, strayFacts } from '../testing/strayFacts.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { silent } from './connection.ts';
import { migrateUp } from './migrate.ts';
import { createDatabase, type Db } from './pool.ts';

let database: TestDatabase;
let admin: Db;
const size = { policies: 30, instalments: 4, customers: 20, vehicles: 10 };

beforeAll(async () => {
  database = await createTestDatabase({ hasOwnGroup: true });
  admin = createDatabase(database.admin, silent, { max: 1 });
  // As before the facts: what is there already must be found and summed like what comes later.
  await backBeforeFacts(database.owner);
  const own = await fillBrokerage(admin, 'propia', size, false);
  // A version that still runs changes a policy between the two.
  await migrateUp(database.owner, { count: 1 });
  await sql`update policies set number = number || '-B' where partner_id = ${own.partnerId} and id % 2 = 0`.execute(
    admin,
  );
  await sql`update customers set name = 'Renombrada' where partner_id = ${own.partnerId} and id % 2 = 0`.execute(admin);
  await sql`update vehicles set brand = 'Otra' where partner_id = ${own.partnerId} and id % 2 = 0`.execute(admin);
  await migrateUp(database.owner);
  await fillBrokerage(admin, 'ajena', size);
});
afterAll(async () => {
  await admin.destroy();
  await database.close();
});

describe('facts', () => {
  it('are whole after the migration, and for what was written since', async () => {
    expect(await strayFacts(admin)).toEqual([]);
    const { rows } = await sql`select from policy_facts where amount > paid and paid > 0 and invoices <> ''`.execute(
      admin,
    );
    expect(rows.length).toBeGreaterThan(0);
  });
});

it('are filled where a batch meets a writer who took the tables in another order', {
  timeout: patience(60_000),
}, async () => {
  const other = await createTestDatabase({ hasOwnGroup: true });
  const [writer, watcher] = [1, 2].map(() => new Client(other.admin));
  if (!writer || !watcher) throw new Error('two clients');
  await Promise.all([writer.connect(), watcher.connect()]);
  const db = createDatabase(other.admin, silent, { max: 1 });
  try {
    await backBeforeFacts(other.owner);
    await fillBrokerage(db, 'propia', { policies: 5, instalments: 2, customers: 5, vehicles: 2 }, false);
    await migrateUp(other.owner, { count: 1 });
    // The batch finds the deadlock, never the writer.
    await watcher.query(
      `alter role ${other.owner.user} in database ${other.owner.database} set deadlock_timeout = '3s'`,
    );
    await writer.query(`set deadlock_timeout = '50s'; begin; update payments set amount = amount + 1`);
    const run = migrateUp(other.owner);
    const waits = `select from pg_locks where not granted and relation = 'payments'::regclass and mode = 'ShareLock'`;
    await vi.waitUntil(async () => (await watcher.query(waits)).rowCount, { timeout: patience(20_000), interval: 20 });
    await writer.query(`update customers set name = name || ' B'; commit`);
    await run;
    expect(await strayFacts(db)).toEqual([]);
  } finally {
    await Promise.all([writer.end(), watcher.end(), db.destroy()]);
    await other.close();
  }
});
