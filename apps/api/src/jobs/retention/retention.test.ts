import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApi, testApi } from '../../testing/testApi.ts';
import { pruneExpired, startRetention } from './retention.ts';

let api: TestApi;
let userId: number;

beforeAll(async () => {
  api = await testApi();
  userId = (await api.partner('uno')).userId;
});
afterAll(() => api.close());

const kinds = {
  drafts: 1,
  idempotency_keys: 1,
  stranger_keys: 1,
  mail_tokens: 1,
  mails: 2,
  access_tokens: 1,
  sessions: 1,
};

/** One row of each kind that has served its time, and one that has not. */
async function fill() {
  const db = api.adminDb;
  for (const age of ['1 minute', '400 days']) {
    const at = sql`app_now() - ${age}::interval`;
    await sql`insert into drafts (user_id, key, content, label, saved_at) values (${userId}, ${age}, '{}', '', ${at})`.execute(
      db,
    );
    await sql`insert into idempotency_keys (user_id, key, method, path, body_hash, created_at)
      values (${userId}, ${age}, 'post', '/', '', ${at})`.execute(db);
    await sql`insert into stranger_keys (operation, key, body_hash, created_at) values ('write', ${age}, '', ${at})`.execute(
      db,
    );
    await sql`insert into mail_tokens (hash, user_id, purpose, expires_at)
      values (${Buffer.from(age)}, ${userId}, 'reset', ${at})`.execute(db);
    await sql`insert into mails (recipient, subject, sent_at, created_at) values ('a@b.ec', '', ${at}, ${at})`.execute(
      db,
    );
    await sql`insert into mails (recipient, subject, attempts, created_at) values ('a@b.ec', 'given up', 20, ${at})`.execute(
      db,
    );
    await sql`insert into mails (recipient, subject, created_at) values ('a@b.ec', 'waits', ${at})`.execute(db);
    const session = await sql<{ id: number }>`insert into sessions (user_id, expires_at, family_key)
      values (${userId}, ${at}, '') returning id`.execute(db);
    await sql`insert into access_tokens (hash, session_id, expires_at)
      values (${Buffer.from(age)}, ${session.rows[0]?.id ?? 0}, ${at})`.execute(db);
  }
}

it('forgets what has served its time, in every brokerage, and nothing else', async () => {
  await fill();
  expect(await pruneExpired(api.database.db)).toEqual(kinds);
  expect(await pruneExpired(api.database.db)).toEqual({
    drafts: 0,
    idempotency_keys: 0,
    stranger_keys: 0,
    mail_tokens: 0,
    mails: 0,
    access_tokens: 0,
    sessions: 0,
  });
  const waiting = await sql<{
    count: number;
  }>`select count(*)::int as count from mails where subject = 'waits'`.execute(api.adminDb);
  expect(waiting.rows[0]?.count).toBe(2);
});

it('leaves it to the process that is at it already', async () => {
  await api.adminDb.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(7205311)`.execute(trx);
    expect(await pruneExpired(api.database.db)).toEqual({});
  });
});

it('runs at the start, and a failure only waits for the next time', async () => {
  const log = { info: vi.fn(), warn: vi.fn() };
  await sql`insert into drafts (user_id, key, content, label, saved_at)
    values (${userId}, 'old', '{}', '', app_now() - interval '1 year')`.execute(api.adminDb);
  await startRetention({ db: api.database.db, log }).stop();
  expect(log.info).toHaveBeenCalledWith(expect.objectContaining({ drafts: 1 }), 'old rows removed');
});
