import { closeCodes, readClientMessage } from '@corredor/core/live';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive, tell } from '../testing/liveClient.ts';
import { logLines } from '../testing/logLines.ts';
import { patience } from '../testing/patience.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

const { logger, lines } = logLines();
let api: TestApi;
let server: Awaited<ReturnType<TestApi['serve']>>;
let office: Awaited<ReturnType<TestApi['partner']>>;
const open = async (at = server) => {
  const client = await openLive(at, office);
  await client.opened();
  return client;
};

beforeAll(async () => {
  api = await testApi();
  server = await api.serve({ logger, limits: { burst: 20_000, waiting: 20_000, leave: 500 } });
  office = await api.partner('abuso');
});
afterAll(() => api.close());

describe('a message', () => {
  it.each([
    ['that is no JSON', '{', closeCodes.badMessage],
    ['of bytes', Buffer.from('{"type":"get_all_notifications"}'), closeCodes.badMessage],
    ['with a field too many', '{"type":"get_all_notifications","user_id":1}', closeCodes.badMessage],
    ['over four KiB', JSON.stringify({ type: 'x'.repeat(4_096) }), closeCodes.tooLarge],
  ])('%s ends the connection', async (_what, frame, code) => {
    const client = await open();
    client.socket.send(frame);
    expect(await client.closed()).toBe(code);
  });

  it('of an unknown type is logged and ignored', async () => {
    const client = await open();
    client.socket.send(JSON.stringify({ type: `moon\n${'x'.repeat(1_000)}` }));
    expect(await client.list()).toEqual([]);
    expect(client.messages).toEqual([]);
    const line = lines.find((one) => one.includes('Unknown message type!')) ?? '';
    expect(JSON.parse(line).type).toHaveLength(60);
    client.close();
  });

  it(
    'of whatever kind, five thousand of them, breaks nothing and changes nothing of others',
    async () => {
      const stranger = await api.partner('ajena');
      await tell(api, stranger.partnerId, [stranger.userId]);
      const name = fc.oneof(
        fc.string(),
        fc.constantFrom('delete_notification', '__proto__', 'constructor', 'get_notification'),
      );
      const unknown = fc.record({ type: name, notification_id: fc.anything(), __proto__: fc.anything() }).map(asJson);
      const id = fc.integer({ min: 1, max: 2 ** 31 - 1 });
      const mark = id.map((notification_id) => asJson({ type: 'update_notification', notification_id }));
      const known = fc.oneof({ weight: 8, arbitrary: unknown }, { weight: 1, arbitrary: mark });
      const broken = fc.oneof(fc.json(), fc.string({ unit: 'binary' }), fc.uint8Array().map(Buffer.from));
      const sample = (frame: fc.Arbitrary<string | Buffer>, numRuns: number) =>
        fc.sample(frame, { numRuns, seed: 20_261_121 });
      let client = await open();
      for (const frame of [...sample(known, 4_900), ...sample(broken, 100)]) {
        client.socket.send(frame);
        // A malformed one ends the connection; the next goes on over another.
        if (readClientMessage(frame).kind !== 'malformed') continue;
        await client.closed();
        client = await open();
      }
      expect(await client.list()).toEqual([]);
      client.close();
      const kept = await sql<{ status: string }>`select status from notifications`.execute(api.adminDb);
      expect(kept.rows).toEqual([{ status: 'unread' }]);
      expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
    },
    patience(30_000),
  );
});

describe('a client', () => {
  it('that sends much is answered at its pace, and sent away when it never stops', async () => {
    const strict = await api.serve({ limits: { burst: 5, perSecond: 50, waiting: 30 } });
    const client = await open(strict);
    const began = performance.now();
    for (let count = 0; count < 25; count += 1) client.send({ type: 'get_all_notifications' });
    for (let count = 0; count < 25; count += 1) await client.take('get_all_notifications');
    expect(performance.now() - began).toBeGreaterThan(350);
    for (let count = 0; count < 100; count += 1) client.send({ type: 'get_all_notifications' });
    expect(await client.closed()).toBe(closeCodes.policy);
  });

  it(
    'that does not read is sent away before its backlog grows',
    async () => {
      const client = await open();
      await sql`insert into notifications (partner_id, user_id, kind, params)
      select ${office.partnerId}, ${office.userId}, 'contact_received', jsonb_build_object('name', 'Ana', 'message', repeat('x', 500))
      from generate_series(1, 1000)`.execute(api.adminDb);
      await client.list();
      client.socket.pause();
      for (let count = 0; count < 60; count += 1) client.send({ type: 'get_all_notifications' });
      await expect
        .poll(() => server.figures().closed[closeCodes.busy] ?? server.figures().open, { timeout: patience(10_000) })
        .toBe(0);
      expect(server.figures().queue_bytes).toBe(0);
      client.close();
    },
    patience(20_000),
  );
});

const asJson = (value: unknown) =>
  JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? String(one) : one)) ?? '';
