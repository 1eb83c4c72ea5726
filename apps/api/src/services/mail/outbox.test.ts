import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { aMailServer, aSlowMailServer } from '../../testing/aMailServer.ts';
import { patience } from '../../testing/patience.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts';
import { createMailer, startOutbox } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A stall of two thirds of it would be told as a mail that went out twice. */
const lease = patience(2_000);
const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await database.ownerDb.deleteFrom('mails').execute();
});

/** A mail server that answers a mail named `slow` only when it is told to. */
async function aSlowServer() {
  const server = await aSlowMailServer((subject) => subject === 'slow');
  ends.push(server.release, server.close);
  return server;
}
/** What sends in one process; several share the database. */
function anOutbox(smtpUrl: string, { longest = 60_000 } = {}) {
  const sender = { name: 'Corredor', address: 'no-reply@andes.example' };
  const mailer = createMailer({ smtpUrl, folder: '', sender, patience: longest });
  const log = { info: () => {}, warn: () => {} };
  const outbox = startOutbox({ db: database.db, mailer, log, lease, everyMs: 20 });
  ends.push(outbox.stop);
}
const queue = async (...subjects: string[]) => {
  const rows = subjects.map((subject) => ({ recipient: 'ana@example.com', subject, body: subject }));
  await database.db.insertInto('mails').values(rows).execute();
};
const mailOf = (subject: string) =>
  database.db
    .selectFrom('mails')
    .select(['attempts', 'sent_at', 'last_error', 'next_attempt_at'])
    .select(sql<string>`app_now()`.as('now'))
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();

it('sends once what a mail server takes longer over than a process holds a mail', async () => {
  const server = await aSlowServer();
  for (let process = 0; process < 2; process += 1) anOutbox(server.url);
  await queue('slow');
  await expect.poll(() => server.countOf('slow')).toBe(1);
  const { now } = await mailOf('slow');
  // Held for longer than at first; then a later mail goes before whatever else would be due goes again.
  await expect.poll(async () => Date.parse((await mailOf('slow')).now) - Date.parse(now)).toBeGreaterThan(1.2 * lease);
  await queue('later');
  await expect.poll(() => server.countOf('later')).toBe(1);
  server.release();
  await expect.poll(async () => (await mailOf('slow')).sent_at).not.toBeNull();
  expect([server.countOf('slow'), (await mailOf('slow')).attempts]).toEqual([1, 1]);
});

it('sends the others while one mail hangs', async () => {
  const server = await aSlowServer();
  anOutbox(server.url);
  const others = ['one', 'two', 'three', 'four', 'five'];
  await queue('slow', ...others);
  await expect.poll(() => others.map((subject) => server.countOf(subject))).toEqual(others.map(() => 1));
  expect((await mailOf('slow')).sent_at).toBeNull();
});

it('gives up a server that does not answer in time, says why, and tries again later', async () => {
  const server = await aSlowServer();
  anOutbox(server.url, { longest: 200 });
  await queue('slow');
  await expect.poll(async () => (await mailOf('slow')).last_error).not.toBeNull();
  const { now, next_attempt_at, ...mail } = await mailOf('slow');
  expect(mail).toEqual({ attempts: 1, sent_at: null, last_error: 'Timeout' });
  expect(Date.parse(next_attempt_at) - Date.parse(now)).toBeGreaterThan(10_000);
});

it('sends what a process held that is gone, once its time is over', async () => {
  const server = await aSlowServer();
  await queue('left');
  const soon = sql<string>`app_now() + ${patience(1_500)} * interval '1 millisecond'`;
  await database.db.updateTable('mails').set({ attempts: 1, next_attempt_at: soon }).execute();
  anOutbox(server.url);
  await queue('later');
  await expect.poll(() => server.countOf('later')).toBe(1);
  await expect.poll(() => server.countOf('left')).toBe(1);
  expect(server.received.map(({ subject }) => subject)).toEqual(['later', 'left']);
});

it('marks a second copy as the same mail, and no other mail', async () => {
  let isFirst = true;
  const server = await aMailServer({
    onArrival: async ({ subject }) => {
      if (subject !== 'twice' || !isFirst) return;
      isFirst = false;
      throw new Error('Try again later');
    },
  });
  ends.push(server.close);
  anOutbox(server.url);
  await queue('twice', 'other');
  await expect.poll(async () => (await mailOf('twice')).last_error).not.toBeNull();
  await database.ownerDb.updateTable('mails').set({ next_attempt_at: sql`app_now()` }).execute();
  await expect.poll(() => [server.countOf('twice'), server.countOf('other')]).toEqual([2, 1]);
  const idsOf = (name: string) =>
    server.received.filter(({ subject }) => subject === name).map(({ messageId }) => messageId);
  const [first = '', second] = idsOf('twice');
  expect(first).toMatch(/^<[\w.-]+@andes\.example>$/);
  expect(second).toBe(first);
  expect(idsOf('other')).not.toContain(first);
});
