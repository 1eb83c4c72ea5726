import { connect } from 'node:net';
import { closeCodes, liveChannel, offerProtocols } from '@corredor/core/live';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive, ticketOf } from '../testing/liveClient.ts';
import { logLines } from '../testing/logLines.ts';
import { patience } from '../testing/patience.ts';
import { type TestApi, testApi } from '../testing/testApi.ts';

type Server = Awaited<ReturnType<TestApi['serve']>>;
const { logger, lines, about } = logLines();
let api: TestApi;
let server: Server;
let production: Server;
let office: Awaited<ReturnType<TestApi['partner']>>;

beforeAll(async () => {
  api = await testApi();
  server = await api.serve({ logger });
  production = await api.serve({ production: true });
  office = await api.partner('uno');
});
afterAll(() => api.close());

describe('a ticket', () => {
  it('opens a connection that has the channel’s protocol and never repeats the ticket', async () => {
    const ticket = await ticketOf(office);
    const client = await openLive(server, office, { ticket });
    let answered = '';
    client.socket.on('upgrade', (response) => {
      answered = response.rawHeaders.join('\n');
    });
    await client.opened();
    expect(client.socket.protocol).toBe(liveChannel.protocol);
    expect(answered).toContain(liveChannel.protocol);
    expect(answered).not.toContain('bearer');
    client.close();
  });

  it.each([
    ['forged', async () => 'x'.repeat(43)],
    ['the access token', async () => office.token],
    ['the refresh token', async () => office.refresh],
    ['cut', async () => (await ticketOf(office)).slice(0, -1)],
    ['missing', async () => null],
    ['endless', async () => 'x'.repeat(5_000)],
    [
      'late',
      async () => {
        const ticket = await ticketOf(office);
        await sql`update ws_tickets set expires_at = app_now() - interval '1 second'`.execute(api.adminDb);
        return ticket;
      },
    ],
    [
      'used',
      async () => {
        const ticket = await ticketOf(office);
        const first = await openLive(server, office, { ticket });
        await first.opened();
        first.close();
        return ticket;
      },
    ],
  ])('that is %s is told so by a code that a browser can read', async (_what, make) => {
    const ticket = await make();
    const protocols = ticket === null ? [liveChannel.protocol] : offerProtocols(ticket);
    const client = await openLive(server, office, { ticket, protocols });
    expect(await client.closed()).toBe(closeCodes.unauthorised);
    expect(client.messages).toEqual([]);
  });

  it('raced by twenty opens one', async () => {
    const ticket = await ticketOf(office);
    const clients = await Promise.all(Array.from({ length: 20 }, () => openLive(server, office, { ticket })));
    const open = () => clients.filter((one) => !one.isClosed());
    await expect.poll(() => open().length).toBe(1);
    // The one that is left is answered, so it is not about to go.
    expect(await open()[0]?.list()).toEqual([]);
    expect(open()).toHaveLength(1);
    for (const one of clients) one.close();
  });

  it('stays out of the log', async () => {
    const ticket = await ticketOf(office);
    await (await openLive(server, office, { ticket, userId: office.userId + 1 })).closed();
    const log = lines.join('');
    expect(log).toContain('live_refused');
    for (const secret of [ticket, offerProtocols(ticket)[1], 'bearer.']) expect(log).not.toContain(secret);
  });
});

describe('the origin', () => {
  it.each([
    ['a foreign one', 'https://evil.example', 403],
    ['one that only looks alike', 'http://localhost:3000.evil.example', 403],
    ['none of a page', 'null', 403],
  ])('%s is refused before the upgrade, and spends no ticket', async (_what, origin, status) => {
    for (const one of [server, production]) {
      const ticket = await ticketOf(office);
      expect(await (await openLive(one, office, { ticket, origin })).refused()).toBe(status);
      const again = await openLive(one, office, { ticket });
      await again.opened();
      again.close();
    }
  });

  it.each([[null], ['http://127.0.0.1:3000'], ['http://localhost:5173'], ['https://localhost:3000']])(
    '%s serves developers only',
    async (origin) => {
      const client = await openLive(server, office, { origin });
      await client.opened();
      client.close();
      expect(await (await openLive(production, office, { origin })).refused()).toBe(403);
    },
  );
});

describe('the user in the address', () => {
  it('may be missing, because it is never believed', async () => {
    for (const userId of [null, office.userId]) {
      const client = await openLive(server, office, { userId });
      expect(await client.list()).toEqual([]);
      client.close();
    }
  });

  it('of somebody else ends the connection at once, without a word but in the log', async () => {
    const colleague = await office.as([]);
    const stranger = await api.partner('dos');
    const claims = [
      colleague.userId,
      stranger.userId,
      'abc',
      `${office.userId}&user_id=${stranger.userId}`,
      '0',
      "1'--",
    ];
    for (const userId of claims) {
      const before = about('malicious_direct_reference').length;
      const client = await openLive(server, office, { userId });
      expect(await client.closed()).toBe(closeCodes.forbidden);
      expect(client.messages).toEqual([]);
      expect(about('malicious_direct_reference')).toHaveLength(before + 1);
    }
    expect(about('malicious_direct_reference')[0]).toContain(`"user_id":${office.userId}`);
  });
});

describe('room', () => {
  it('for so many connections, and not for one more', async () => {
    const small = await api.serve({ limits: { sockets: 3 } });
    const clients = await Promise.all(Array.from({ length: 5 }, () => openLive(small, office)));
    await expect.poll(() => clients.filter((one) => one.isClosed()).length).toBe(2);
    // Who is refused hears it at once; who has a place comes in when the batch of tickets is spent.
    await expect
      .poll(() => small.figures(), { timeout: patience(5_000) })
      .toMatchObject({ open: 3, accepted: 3, refused: { full: 2 } });
    for (const one of clients) one.close();
    await expect.poll(() => small.figures().open).toBe(0);
    const next = await openLive(small, office);
    await next.opened();
    next.close();
  });

  it('for so many handshakes of one address in a minute', async () => {
    const small = await api.serve({ limits: { handshakes: 2 } });
    for (const status of [null, null, 429]) {
      const client = await openLive(small, office);
      if (status === null) await client.opened();
      else expect(await client.refused()).toBe(status);
      client.close();
    }
  });
});

describe('a handshake', () => {
  it('that the database keeps waiting ends with a code that says: try again', async () => {
    const hurried = await api.serve({ limits: { handshake: 100 } });
    const ticket = await ticketOf(office);
    await api.adminDb.transaction().execute(async (trx) => {
      await sql`lock table ws_tickets`.execute(trx);
      expect(await (await openLive(hurried, office, { ticket })).closed()).toBe(closeCodes.slowHandshake);
    });
  });

  it('that never ends is ended after five seconds, three hundred of them, while others come in', async () => {
    expect(api.app.server.headersTimeout).toBe(5_000);
    const port = Number(new URL(server.url).port);
    const texts = ['', 'GET /ws', `GET ${liveChannel.path} HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n`];
    const ended = Array.from({ length: 300 }, async (_, index) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(texts[index % texts.length] ?? '');
      socket.resume();
      await new Promise((resolve) => socket.once('close', resolve));
    });
    const client = await openLive(server, office);
    expect(await client.list()).toEqual([]);
    client.close();
    await Promise.all(ended);
  });

  it.each([
    [
      'that is none',
      'GET /ws/notifications/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      '400',
    ],
    [
      'for another address',
      'GET /ws/other/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      '404',
    ],
    [
      'for another protocol',
      'GET /api/health/ HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
      '200',
    ],
  ])('%s is answered as HTTP', async (_what, request, status) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(request);
    const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(answer.split(' ')[1]).toBe(status);
    socket.destroy();
  });
});
