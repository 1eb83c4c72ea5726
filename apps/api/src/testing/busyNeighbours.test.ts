import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPortfolio, succeeded } from './aPortfolio.ts';
import { patience } from './patience.ts';
import { type CallAnswer, type TestApi, testApi, testPassword } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  // Above what an ordinary statement takes on a busy machine.
  api = await testApi({ longest: 10_000 });
});
afterAll(() => api.close());

const patient = { timeout: patience(60_000) };

describe('a brokerage whose requests do not end', () => {
  it('waits behind itself: a long queue is refused, others, sign-in and health are served', patient, async () => {
    const large = await api.partner('grande');
    const small = await api.partner('chica');
    const { contractorId } = await aPortfolio(large);
    const path = { customerId: contractorId };
    const { version } = succeeded<{ version: number }>(await large.call('getCustomer', { path }));
    await small.call('getMe');
    const change = () => large.call('updateCustomer', { path, version, body: { name: 'Otro nombre' } });

    let answers: Promise<CallAnswer>[] = [];
    await api.adminDb.transaction().execute(async (trx) => {
      await sql`select 1 from customers where id = ${contractorId} for update`.execute(trx);
      answers = Array.from({ length: 120 }, change);
      // Three hang in the database, a hundred wait behind them: the others are told at once.
      const refused = await firstOf(answers, 17);
      for (const one of refused) expect(one).toMatchObject({ status: 503, body: { code: 'busy' } });
      expect(refused[0]?.headers['retry-after']).toBe('2');
      expect(await small.call('listCustomers')).toMatchObject({ status: 200 });
      expect((await api.anonymous('getHealth')).status).toBe(200);
      const login = { email: 'nadie@example.com', password: testPassword };
      expect((await api.anonymous('login', { body: login })).status).toBe(401);
    });
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => ![200, 412, 503].includes(status))).toEqual([]);
  });
});

describe('a database that is frozen', () => {
  it('is told as 503 with a time to come back, and serves again when it thaws', patient, async () => {
    const office = await api.partner('helada');
    const before = succeeded<{ count: number }>(await office.call('listCustomers'));
    const backends = await sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and usename <> current_user`.execute(
      api.adminDb,
    );
    const pids = backends.rows.map(({ pid }) => pid);
    expect(pids.length).toBeGreaterThan(0);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      const frozen = await office.call('listCustomers');
      expect(frozen).toMatchObject({ status: 503, body: { code: 'unavailable' } });
      expect(frozen.headers['retry-after']).toBe('5');
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
    expect((await office.call('listCustomers')).body).toMatchObject({ count: before.count });
  });
});

/** The first so many answers, in the order in which they come. */
function firstOf(answers: Promise<CallAnswer>[], count: number) {
  const came: CallAnswer[] = [];
  return new Promise<CallAnswer[]>((resolve) => {
    for (const one of answers)
      void one.then((answer) => {
        came.push(answer);
        if (came.length === count) resolve([...came]);
      });
  });
}
