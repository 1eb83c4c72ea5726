import { availableParallelism } from 'node:os';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Crowded } from '../base/lines/index.ts';
import { patience } from '../testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { silent } from './connection.ts';
import { createLanes, type Db, type Lanes, SilentDatabase } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const pidOf = async (db: Db) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
};
/** A transaction that lasts until the test ends it. */
function held(db: Db) {
  let end = () => {};
  let tell = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const begun = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const done = db.transaction().execute(async () => {
    tell();
    await ended;
  });
  return { begun, end: () => end(), done };
}

it('one brokerage takes three connections at most; others, sign-in and health are served beside it', async () => {
  const { brokerage, strangers, live, signIn, lookUp, health } = database.lanes;
  const first = [1, 2, 3].map(() => held(brokerage(1)));
  await Promise.all(first.map(({ begun }) => begun));
  let isServed = false;
  const fourth = pidOf(brokerage(1)).then(() => {
    isServed = true;
  });
  for (const db of [brokerage(2), strangers, live, signIn, lookUp, health]) expect(await pidOf(db)).toBeGreaterThan(0);
  expect(isServed).toBe(false);
  for (const one of first) one.end();
  await fourth;
  await Promise.all(first.map(({ done }) => done));
});

it('the searches of one brokerage leave a core to the others, and hold up neither its own pages nor anybody', async () => {
  const { brokerage } = database.lanes;
  const atOnce = Math.min(3, Math.max(1, availableParallelism() - 1));
  const searches = Array.from({ length: atOnce }, () => held(brokerage(1, 'search')));
  await Promise.all(searches.map(({ begun }) => begun));
  let isServed = false;
  const next = pidOf(brokerage(1, 'search')).then(() => {
    isServed = true;
  });
  for (const db of [brokerage(1), brokerage(2), brokerage(2, 'search')]) expect(await pidOf(db)).toBeGreaterThan(0);
  expect(isServed).toBe(false);
  for (const one of searches) one.end();
  await next;
  await Promise.all(searches.map(({ done }) => done));
});

it('sign-in and health are served where everything else is taken', async () => {
  const { brokerage, signIn, health } = database.lanes;
  const all = [1, 2, 3, 4].map((id) => held(brokerage(id)));
  await Promise.all(all.map(({ begun }) => begun));
  expect(await pidOf(signIn)).toBeGreaterThan(0);
  expect(await pidOf(health)).toBeGreaterThan(0);
  for (const one of all) one.end();
  await Promise.all(all.map(({ done }) => done));
});

it('refuses the hundred-and-first of a brokerage that waits, at once', async () => {
  const { brokerage } = database.lanes;
  const first = [1, 2, 3].map(() => held(brokerage(1)));
  await Promise.all(first.map(({ begun }) => begun));
  const waiting = Array.from({ length: 100 }, () => pidOf(brokerage(1)).catch((error: unknown) => error));
  await expect(pidOf(brokerage(1))).rejects.toThrow(Crowded);
  expect(await pidOf(brokerage(2))).toBeGreaterThan(0);
  for (const one of first) one.end();
  await Promise.all(waiting);
});

describe('a database that is frozen', () => {
  const longest = 10_000;
  const patient = { timeout: patience(60_000) };
  let lanes: Lanes;
  const frozen: number[] = [];
  const freeze = (pid: number) => {
    frozen.push(pid);
    process.kill(pid, 'SIGSTOP');
  };
  const thaw = () => {
    for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
  };
  beforeAll(() => {
    // Above what an ordinary statement takes on a busy machine.
    lanes = createLanes(database.app, silent, { longest });
  });
  afterEach(thaw);
  afterAll(() => lanes.destroy());

  it('is given up, and nothing that was not acknowledged is kept', patient, async () => {
    const key = { operation: 'frozen', key: 'one', body_hash: 'x' };
    const work = lanes.brokerage(1).transaction();
    const given = work.execute(async (trx) => {
      const pid = await pidOf(trx as never);
      await trx.insertInto('stranger_keys').values(key).execute();
      freeze(pid);
      await sql`select 1`.execute(trx);
    });
    await expect(given).rejects.toThrow(SilentDatabase);
    thaw();
    const rows = await lanes.brokerage(1).selectFrom('stranger_keys').select('key').execute();
    expect(rows).toEqual([]);
  });

  it('loses its connections, also those that were idle meanwhile', patient, async () => {
    const [one, two] = await Promise.all([held(lanes.brokerage(1)), held(lanes.brokerage(1))]);
    await Promise.all([one.begun, two.begun]);
    const pids = await lanes.house.connection().execute(async (db) => [await pidOf(db as Db)]);
    for (const each of [one, two]) each.end();
    await Promise.all([one.done, two.done]);
    const silentOne = await pidOf(lanes.brokerage(1));
    freeze(silentOne);
    // Whichever idle connection comes next, one of them is frozen and will be met.
    const met = await Promise.all([1, 2, 3].map(() => pidOf(lanes.brokerage(1)).catch((error: unknown) => error)));
    expect(met.filter((each) => each instanceof SilentDatabase)).toHaveLength(1);
    thaw();
    const after = await Promise.all([1, 2, 3].map(() => pidOf(lanes.brokerage(1))));
    for (const pid of [...pids, ...met, silentOne]) expect(after).not.toContain(pid);
  });
});
