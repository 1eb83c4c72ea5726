import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { patience } from '../testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts';
import { leaderLock } from './leader.ts';
import { type Job, startScheduler } from './scheduler.ts';

let database: TestDatabase;
const started: { stop: () => Promise<void> }[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
});
afterAll(() => database.close());

const patient = { timeout: patience(10_000) };
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
/** One process among several, with the jobs given. */
function aProcess(jobs: readonly Job[], log: Parameters<typeof startScheduler>[0]['log'] = quiet) {
  const scheduler = startScheduler({ connection: database.app, jobs, log, everyMs: 20 });
  started.push(scheduler);
  return scheduler;
}
const counting = (everyMs = 20) => {
  const count = { runs: 0 };
  const run = async () => {
    count.runs += 1;
  };
  return Object.assign(count, { name: `count every ${everyMs}`, everyMs, run });
};
const asAdmin = async <Row extends object>(query: string): Promise<Row[]> => {
  const client = new Client(database.admin);
  await client.connect();
  return (await client.query<Row>(query).finally(() => client.end())).rows;
};
const leaders = `from pg_locks where locktype = 'advisory' and objid = ${leaderLock} and granted
  and database = (select oid from pg_database where datname = current_database())`;

it('works in one process only, and in another when that one stops', async () => {
  const one = counting();
  const other = counting();
  const first = aProcess([one]);
  await vi.waitFor(() => expect(one.runs).toBeGreaterThan(1), patient);
  aProcess([other]);
  const before = one.runs;
  await vi.waitFor(() => expect(one.runs).toBeGreaterThan(before + 3), patient);
  expect(other.runs).toBe(0);
  await first.stop();
  const last = one.runs;
  await vi.waitFor(() => expect(other.runs).toBeGreaterThan(1), patient);
  expect(one.runs).toBe(last);
});

it('goes on in another process when the leader dies in the middle of its work', async () => {
  const signals: AbortSignal[] = [];
  const endless = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  };
  aProcess([{ name: 'endless', everyMs: 20, run: endless }]);
  await vi.waitFor(() => expect(signals).toHaveLength(1), patient);
  const other = counting();
  aProcess([other]);
  await asAdmin(`select pg_terminate_backend(pid) ${leaders}`);
  // Whoever was ended knows that it must not go on, and lines up again.
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true), patient);
  await vi.waitFor(async () => expect(await asAdmin(`select pid ${leaders}`)).toHaveLength(1), patient);
  await vi.waitFor(() => expect(signals.length + other.runs).toBeGreaterThan(1), patient);
});

it('never has two leaders, however many processes start at once', async () => {
  let atOnce = 0;
  let most = 0;
  const run = async (signal: AbortSignal) => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    atOnce -= 1;
  };
  const processes = Array.from({ length: 5 }, () => aProcess([{ name: 'alone', everyMs: 20, run }]));
  await vi.waitFor(() => expect(atOnce).toBe(1), patient);
  for (const one of processes) await one.stop();
  expect(most).toBe(1);
});

it('runs a job again after it failed, and the other jobs whatever one does', async () => {
  const errors: object[] = [];
  let tries = 0;
  const failing = async () => {
    tries += 1;
    throw new Error('no such luck');
  };
  const slow = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const other = counting();
  const jobs = [{ name: 'failing', everyMs: 20, run: failing }, { name: 'slow', everyMs: 20, run: slow }, other];
  aProcess(jobs, { ...quiet, error: (facts) => void errors.push(facts) });
  await vi.waitFor(() => expect(tries).toBeGreaterThan(2), patient);
  await vi.waitFor(() => expect(other.runs).toBeGreaterThan(2), patient);
  expect(errors).toContainEqual({ job: 'failing', reason: 'no such luck' });
});

it('runs each job at once and then in its own time', async () => {
  const often = counting();
  const seldom = counting(3_600_000);
  aProcess([often, seldom]);
  await vi.waitFor(() => expect(often.runs).toBeGreaterThan(3), patient);
  expect(seldom.runs).toBe(1);
});

it('waits for its work when it stops', async () => {
  let hasBegun = false;
  let isDone = false;
  const run = async () => {
    hasBegun = true;
    // Longer than it takes to leave the lead: whoever did not wait would be gone before.
    for (let round = 0; round < 50; round += 1) await sql`select 1`.execute(database.db);
    isDone = true;
  };
  const one = aProcess([{ name: 'short', everyMs: 3_600_000, run }]);
  await vi.waitFor(() => expect(hasBegun).toBe(true), patient);
  await one.stop();
  expect(isDone).toBe(true);
});

it('lives on while the database is away', async () => {
  const warnings: object[] = [];
  const gone = { ...database.app, database: 'is_not_there' };
  const scheduler = startScheduler({
    connection: gone,
    jobs: [],
    log: { ...quiet, warn: (facts) => void warnings.push(facts) },
    everyMs: 20,
  });
  started.push(scheduler);
  await vi.waitFor(() => expect(warnings.length).toBeGreaterThan(1), patient);
});
