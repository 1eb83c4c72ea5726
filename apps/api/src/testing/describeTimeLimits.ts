import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CallerGone, createTimeLimit, TookTooLong } from '../base/timeLimit/index.ts';
import { silent, withClient } from '../database/connection.ts';
import { createDatabase, createLanes, type Db, type Lanes } from '../database/index.ts';
import type { Database } from '../database/schema.ts';
import { patience } from './patience.ts';
import type { TestDatabase } from './testDatabase.ts';

type Opened = Pick<TestDatabase, 'app' | 'ownerDb' | 'admin' | 'group' | 'close'>;
const patient = { timeout: patience(30_000), interval: 20 };
const never = () => new Promise<never>(() => {});
const pidOf = async (db: Kysely<Database>) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
};

/** What has to hold of work that ends before its time, whoever ends a transaction that nobody ends: the database where it can, else the process. */
export function describeTimeLimits(open: () => Promise<Opened>, isEndedBy: 'database' | 'process') {
  describe('work that has to end', () => {
    let database: Opened;
    let admin: Db;
    let lanes: Lanes;
    beforeAll(async () => {
      database = await open();
      admin = createDatabase(database.admin, silent, { max: 1 });
      lanes = createLanes(database.app, silent);
      const { ownerDb, group } = database;
      await sql`create table work_done (what text not null)`.execute(ownerDb);
      await sql`grant select, insert on work_done to ${sql.ref(group)}`.execute(ownerDb);
      // Committing waits for whoever holds the lock.
      await sql`create function wait_for_turn() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock(4711); return null; end $$`.execute(ownerDb);
      await sql`create constraint trigger waits after insert on work_done deferrable initially deferred
        for each row execute function wait_for_turn()`.execute(ownerDb);
    });
    afterAll(async () => {
      await lanes.destroy();
      await sql`drop table work_done`.execute(database.ownerDb);
      await sql`drop function wait_for_turn()`.execute(database.ownerDb);
      await admin.destroy();
      await database.close();
    });

    const done = async () => (await sql<{ what: string }>`select what from work_done`.execute(admin)).rows;
    const stateOf = async (pid: number) => {
      const { rows } = await sql<{ state: string; wait: string | null }>`
        select state, wait_event_type as wait from pg_stat_activity where pid = ${pid}`.execute(admin);
      return rows[0];
    };
    const note = (what: string) => sql`insert into work_done (what) values (${what})`;

    it('is cancelled and taken back, and leaves its connection to the next', patient, async () => {
      const limit = createTimeLimit(patience(60_000));
      let pid = 0;
      const work = lanes
        .brokerage(1)
        .within(limit)
        .transaction()
        .execute(async (trx) => {
          pid = await pidOf(trx);
          await note('cancelled').execute(trx);
          await sql`select pg_sleep(3600)`.execute(trx);
        });
      work.catch(() => {});
      await vi.waitFor(async () => expect((await stateOf(pid))?.wait).toBe('Timeout'), patient);
      limit.end(new CallerGone());
      await expect(work).rejects.toThrow(CallerGone);
      await expect(limit.over).rejects.toThrow(CallerGone);
      expect(await stateOf(pid)).toMatchObject({ state: 'idle' });
      expect(await pidOf(lanes.brokerage(1))).toBe(pid);
      expect(await done()).toEqual([]);
    });

    it('is let through no further, whatever it does about it', patient, async () => {
      const limit = createTimeLimit(patience(60_000));
      const work = lanes
        .brokerage(1)
        .within(limit)
        .transaction()
        .execute(async (trx) => {
          await note('stubborn').execute(trx);
          limit.end(new TookTooLong());
          for (let time = 0; time < 3; time += 1)
            await note('stubborn')
              .execute(trx)
              .catch(() => {});
        });
      await expect(work).rejects.toThrow(TookTooLong);
      await expect(pidOf(lanes.brokerage(1).within(limit))).rejects.toThrow(TookTooLong);
      expect(await done()).toEqual([]);
    });

    it('is committed whole where it was being committed, and its own answer counts', patient, async () => {
      const limit = createTimeLimit(patience(60_000));
      let isOver = false;
      limit.over.catch(() => {
        isOver = true;
      });
      let pid = 0;
      await withClient(database.admin, 'test', async (client) => {
        await client.query('select pg_advisory_lock(4711)');
        const work = lanes
          .brokerage(1)
          .within(limit)
          .transaction()
          .execute(async (trx) => {
            pid = await pidOf(trx);
            await note('committed').execute(trx);
            return 'answered';
          });
        await vi.waitFor(async () => expect((await stateOf(pid))?.wait).toBe('Lock'), patient);
        limit.end(new TookTooLong());
        await client.query('select pg_advisory_unlock(4711)');
        expect(await work).toBe('answered');
      });
      expect([await done(), isOver]).toEqual([[{ what: 'committed' }], false]);
    });

    it('never has what comes after it on its connection cancelled', patient, async () => {
      const one = createLanes(database.app, silent, { max: 1 });
      for (let turns = 0; turns < 60; turns += 1) {
        const limit = createTimeLimit(patience(60_000));
        const work = one
          .brokerage(1)
          .within(limit)
          .transaction()
          .execute(async (trx) => {
            for (;;) await sql`select count(*) from generate_series(1, ${(turns % 6) * 500}::int)`.execute(trx);
          });
        work.catch(() => {});
        for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        limit.end(new CallerGone());
        await expect(work).rejects.toThrow(CallerGone);
        await expect(
          sql`select count(*) from generate_series(1, 2000)`.execute(one.brokerage(1)),
        ).resolves.toBeDefined();
      }
      await one.destroy();
    });

    it(
      `is ended by the ${isEndedBy} where it was forgotten in a transaction, and takes nobody's place for good`,
      patient,
      async () => {
        const said: string[] = [];
        const log = { ...silent, warn: (text: string) => void said.push(text) };
        const few = createLanes(database.app, log, { max: 2, longestTransaction: 200 });
        const pids: number[] = [];
        const forget = () =>
          void few
            .brokerage(1)
            .transaction()
            .execute(async (trx) => {
              pids.push(await pidOf(trx));
              await never();
            });
        forget();
        forget();
        await vi.waitFor(() => expect(pids).toHaveLength(2), patient);
        await vi.waitFor(
          async () => expect(await Promise.all(pids.map(stateOf))).toEqual([undefined, undefined]),
          patient,
        );
        expect(await pidOf(few.brokerage(1))).toBeGreaterThan(0);
        const byDatabase = said.filter((text) => text.includes('transaction timeout'));
        expect(byDatabase).toHaveLength(isEndedBy === 'database' ? 2 : 0);
        await few.destroy();
      },
    );

    it('is told that it took too long where it comes back to a transaction that was ended', patient, async () => {
      const few = createLanes(database.app, silent, { longestTransaction: 200 });
      const late = few.brokerage(1).transaction();
      const work = late.execute(async (trx) => {
        const pid = await pidOf(trx);
        await vi.waitFor(async () => expect(await stateOf(pid)).toBeUndefined(), patient);
        await note('late').execute(trx);
      });
      await expect(work).rejects.toThrow(TookTooLong);
      const running = few
        .brokerage(1)
        .transaction()
        .execute((trx) => sql`select pg_sleep(3600)`.execute(trx));
      await expect(running).rejects.toThrow(TookTooLong);
      await few.destroy();
      expect((await done()).map(({ what }) => what)).not.toContain('late');
    });
  });
}
