import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { isWanted } from '../../../../scripts/proof/wanted.mjs';
import type { Connection } from '../database/connection.ts';
import { aSlowMailServer } from './aMailServer.ts';
import { patience } from './patience.ts';
import { startServerProcess } from './serverProcess.ts';
import { type TestApi, testApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ hasOwnGroup: true });
});
afterAll(() => api.close());
beforeEach(() => api.adminDb.deleteFrom('mails').execute());

const urlOf = ({ host = '', port = 5432, user = '', database = '' }: Connection) =>
  `postgresql://${encodeURIComponent(user)}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
/** A process of the product over the same database, which sends its mails there. */
const aProcess = (smtpUrl: string, settings: Record<string, string>) => {
  const { app, owner } = api.database;
  const [url, migrationUrl] = [urlOf(app), urlOf(owner)];
  const env = { DEMO: '0', SMTP_URL: smtpUrl, ...settings };
  return startServerProcess({ url, migrationUrl, app: app.user ?? '', owner: owner.user ?? '' }, env);
};
const queue = (subject: string) =>
  api.adminDb.insertInto('mails').values({ recipient: 'ana@example.com', subject, body: subject }).execute();
const mailOf = (subject: string) =>
  api.adminDb
    .selectFrom('mails')
    .select(['attempts', 'sent_at'])
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();

// The lease is half a minute where nobody sets another; the server takes half as long again.
const lease = Math.ceil(patience(3));
const [settings, seconds] = isWanted('slowMail') ? [{}, 45] : [{ MAIL_LEASE: String(lease) }, 1.5 * lease];
it(`two processes send a mail once to a server that takes ${seconds} s over it`, {
  timeout: patience(120_000),
}, async () => {
  const server = await aSlowMailServer();
  const processes = [await aProcess(server.url, settings), await aProcess(server.url, settings)];
  await queue('slow');
  await expect.poll(() => server.countOf('slow')).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  // Whoever takes a later mail would have taken the first one again before it.
  await queue('later');
  await expect.poll(() => server.countOf('later')).toBe(1);
  server.release();
  await expect.poll(async () => (await mailOf('slow')).sent_at).not.toBeNull();
  expect([server.countOf('slow'), (await mailOf('slow')).attempts]).toEqual([1, 1]);
  for (const process of processes) await process.stop();
  await server.close();
});

it('another process sends what was under way when one was killed, as the same mail', {
  timeout: patience(120_000),
}, async () => {
  const server = await aSlowMailServer();
  const first = await aProcess(server.url, { MAIL_LEASE: '1' });
  await queue('left');
  await expect.poll(() => server.countOf('left')).toBe(1);
  await first.kill();
  server.release();
  const second = await aProcess(server.url, { MAIL_LEASE: '1' });
  await expect.poll(async () => (await mailOf('left')).sent_at).not.toBeNull();
  const [one, other] = server.received;
  expect(server.received).toHaveLength(2);
  expect(other?.messageId).toBe(one?.messageId);
  await second.stop();
  await server.close();
});
