import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { withSystem, withTenant } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ template: 'template1' });
  await sql`create table notes (id int generated always as identity, partner_id int not null, body text)`.execute(
    database.ownerDb,
  );
  await sql`alter table notes enable row level security`.execute(database.ownerDb);
  await sql`alter table notes force row level security`.execute(database.ownerDb);
  await sql`create policy tenant on notes using (partner_id = current_setting('app.partner_id')::int)`.execute(
    database.ownerDb,
  );
  await sql`grant select, insert on notes to ${sql.ref(database.group)}`.execute(database.ownerDb);
});
afterAll(() => database.close());

const read = sql<{ body: string }>`select body from notes order by id`;
const write = (partnerId: number, body: string) =>
  sql`insert into notes (partner_id, body) values (${partnerId}, ${body})`;

describe('the types of a row', () => {
  it('hands over days, amounts, large numbers and moments as text', async () => {
    const { rows } =
      await sql`select date '2026-02-28' as day, 1250.00::numeric(12, 2) as amount, 9007199254740993 as large,
      timestamptz '2026-03-01 12:00:00.123456+02' as moment, 7 as small, true as yes,
      array[date '2026-02-28'] as days, array[timestamptz '2026-03-01 12:00:00+02', null] as moments`.execute(
        database.db,
      );
    expect(rows[0]).toEqual({
      day: '2026-02-28',
      amount: '1250.00',
      large: '9007199254740993',
      moment: '2026-03-01T10:00:00.123456Z',
      small: 7,
      yes: true,
      days: ['2026-02-28'],
      moments: ['2026-03-01T10:00:00Z', null],
    });
  });

  it('converts moments that a server of another zone writes', async () => {
    const moment = await database.db.transaction().execute(async (trx) => {
      await sql`set local timezone to 'Asia/Kolkata'`.execute(trx);
      return sql<{ moment: string }>`select timestamptz '2026-03-01 12:00:00+00' as moment`.execute(trx);
    });
    expect(moment.rows[0]?.moment).toBe('2026-03-01T12:00:00.000Z');
  });
});

describe('a transaction for a partner', () => {
  it('shows and takes the rows of that partner only', async () => {
    await withTenant(database.db, { partnerId: 1 }, (trx) => write(1, 'ours').execute(trx));
    await withTenant(database.db, { partnerId: 2 }, (trx) => write(2, 'theirs').execute(trx));
    const { rows } = await withTenant(database.db, { partnerId: 1 }, (trx) => read.execute(trx));
    expect(rows).toEqual([{ body: 'ours' }]);
    const foreign = withTenant(database.db, { partnerId: 1 }, (trx) => write(2, 'smuggled').execute(trx));
    await expect(foreign).rejects.toThrow('row-level security');
  });

  it('tells the database who acts and for which request', async () => {
    const context = { partnerId: 1, userId: 5, requestId: 'r-1' };
    const { rows } = await withTenant(database.db, context, (trx) =>
      sql`select current_setting('app.user_id') as u, current_setting('app.request_id') as r`.execute(trx),
    );
    expect(rows).toEqual([{ u: '5', r: 'r-1' }]);
  });

  it('makes a forgotten or an empty context an error, not an empty list', async () => {
    await expect(read.execute(database.db)).rejects.toThrow();
    await withTenant(database.db, { partnerId: 1 }, (trx) => read.execute(trx));
    await expect(read.execute(database.db)).rejects.toThrow();
    await expect(withSystem(database.db, (trx) => read.execute(trx))).rejects.toThrow('invalid input syntax');
    await expect(withTenant(database.db, { partnerId: Number.NaN }, () => Promise.resolve())).rejects.toThrow(
      TypeError,
    );
  });

  it('takes everything back when the work fails', async () => {
    const failing = withTenant(database.db, { partnerId: 3 }, async (trx) => {
      await write(3, 'lost').execute(trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { rows } = await withTenant(database.db, { partnerId: 3 }, (trx) => read.execute(trx));
    expect(rows).toEqual([]);
  });

  it('cancels a statement that takes too long', async () => {
    const slow = withTenant(database.db, { partnerId: 1 }, (trx) => sql`select pg_sleep(5)`.execute(trx), {
      statementTimeout: 50,
    });
    await expect(slow).rejects.toThrow('statement timeout');
  });

  it('survives connections that are killed', async () => {
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
    const { rows } = await pid.execute(database.ownerDb);
    const kill = sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`;
    await expect(kill.execute(database.ownerDb)).rejects.toThrow();
    const answer = () => sql`select 1 as one`.execute(database.ownerDb).then(({ rows: found }) => found);
    await expect.poll(() => answer().catch(() => [])).toEqual([{ one: 1 }]);
  });
});
