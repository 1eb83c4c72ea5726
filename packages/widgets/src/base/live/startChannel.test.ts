import type { Notification } from '@corredor/core/api';
import { call } from '@corredor/core/client';
import { aLogin, aMe, aNotification } from '@corredor/core/fixtures';
import type { ServerMessage } from '@corredor/core/live';
import { createWsTicket, getMe } from '@corredor/core/operations';
import { writeSession } from '@corredor/core/session';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { createApp, createI18n, memoryStorage } from '../app/index.ts';
import type { LiveView } from './live.types.ts';
import { startChannel } from './startChannel.ts';

const patience = { timeout: 10_000 };

/** The browser's WebSocket, as far as the channel uses it. */
class FakeSocket extends EventTarget {
  static last: FakeSocket | undefined;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: string[] = [];
  constructor() {
    super();
    FakeSocket.last = this;
  }
  send(data: string) {
    this.sent.push(data);
  }
  close() {}
}

const blocked = { valid_subscription: true, subscription_payed: false };
const stops: (() => void)[] = [];
beforeEach(() => {
  FakeSocket.last = undefined;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('location', new URL('http://app.test'));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
});

/** A channel in a time that passes when told, of a user whose payment was not approved when she came. */
async function running({ isLiveLiteral, hasTickets = true }: { isLiveLiteral?: boolean; hasTickets?: boolean } = {}) {
  const storage = memoryStorage();
  const { partner: _partner, ...record } = aLogin(blocked);
  writeSession(storage, record);
  const calls: string[] = [];
  const server = { me: aMe(blocked) };
  const app = createApp({
    i18n: createI18n({ language: 'en' }),
    storage,
    baseUrl: 'http://app.test',
    isLiveLiteral,
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      calls.push(call);
      if (call === `GET ${getMe.path}`) return Response.json(server.me);
      if (call === `POST ${createWsTicket.path}` && hasTickets) return Response.json({ ticket: 'a' });
      return Response.json({ detail: 'Not now.', code: 'unavailable' }, { status: 503 });
    },
  });
  await vi.waitFor(() => expect(app.session.view().status).toBe('loggedIn'), patience);
  const clock = new SimulatedClock();
  const views: LiveView[] = [];
  const channel = startChannel(app, new QueryClient(), (view) => views.push(view), { clock });
  stops.push(channel.stop, app.stop);
  const view = () => views.at(-1);
  const say = (message: ServerMessage) => FakeSocket.last?.onmessage?.({ data: JSON.stringify(message) });
  const open = async () => {
    await vi.waitFor(() => expect(FakeSocket.last).toBeDefined(), patience);
    FakeSocket.last?.onopen?.();
    say({ type: 'get_all_notifications', notifications: [aNotification({ id: 1 })] });
    expect(view()?.isLive).toBe(true);
    calls.length = 0;
  };
  const exhaust = () =>
    vi.waitFor(
      () => {
        clock.increment(3_000);
        expect(view()?.series).toBe('exhausted');
      },
      { ...patience, interval: 1 },
    );
  return { app, calls, server, channel, view, say, open, exhaust, clock };
}

const news = (kind: Notification['kind'], id = 2) =>
  ({ type: 'get_notification', notification: aNotification({ id, kind }) }) as const;
const kinds = [
  'subscription_approved',
  'subscription_rejected',
  'subscription_near_end',
  'subscription_expired',
] as const;

describe('a notification of the subscription', () => {
  it.each(kinds)('of kind %s reloads the user, and the gates follow what the server says', async (kind) => {
    const { app, calls, server, open, say } = await running();
    await open();
    server.me = aMe({
      valid_subscription: kind !== 'subscription_expired',
      subscription_payed: true,
      full_name: 'Ana',
    });
    say(news(kind));
    await vi.waitFor(() => expect(app.session.view().record.full_name).toBe('Ana'), patience);
    expect(calls).toEqual([`GET ${getMe.path}`]);
    expect(app.session.view().record).toMatchObject({
      valid_subscription: kind !== 'subscription_expired',
      subscription_payed: true,
    });
  });

  it('is no reason to reload when it is an old one of the whole list, or of another kind', async () => {
    const { app, calls, server, open, say } = await running();
    await open();
    server.me = aMe({ full_name: 'Ana' });
    say({ type: 'get_all_notifications', notifications: [aNotification({ id: 1, kind: 'subscription_approved' })] });
    say(news('payment_paid'));
    // What is a reason comes after them, and is the only one.
    say(news('subscription_approved', 3));
    await vi.waitFor(() => expect(app.session.view().record.full_name).toBe('Ana'), patience);
    expect(calls).toEqual([`GET ${getMe.path}`]);
  });
});

describe('after the tenth attempt', () => {
  it('lets a reader begin anew, unless the host chose the literal reading', async () => {
    const { view, calls, channel, exhaust, clock } = await running({ hasTickets: false });
    await exhaust();
    const tried = calls.length;
    expect(view()?.canReconnect).toBe(true);
    channel.send({ type: 'reconnect.press' });
    clock.increment(3_000);
    await vi.waitFor(() => expect(calls.length).toBeGreaterThan(tried), patience);
  });

  it('stays off in the literal reading, whatever comes back', async () => {
    const { app, view, calls, channel, exhaust, clock } = await running({ isLiveLiteral: true, hasTickets: false });
    await exhaust();
    const tried = calls.length;
    expect(view()?.canReconnect).toBe(false);
    channel.send({ type: 'reconnect.press' });
    window.dispatchEvent(new Event('online'));
    channel.send({ type: 'bell.open' });
    clock.increment(60_000);
    // Whatever it had asked for would have gone out before this.
    await call(app.client, getMe);
    expect([view()?.series, calls.slice(tried)]).toEqual(['exhausted', [`GET ${getMe.path}`]]);
  });
});
