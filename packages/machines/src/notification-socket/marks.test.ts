import { aNotification } from '@corredor/core/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countUnread } from './marks.ts';
import { type Plan, scriptedServer } from './testing/scriptedServer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const refused: Plan = { refuse: 1006 };

async function running(script: Plan[] = [{}]) {
  const rows = [3, 2, 1].map((id) => aNotification({ id }));
  const server = scriptedServer(script, rows);
  server.start();
  await pass(0);
  const unread = () => countUnread(server.list());
  return { ...server, unread, sent: () => server.trace.filter((line) => line.includes('update_')) };
}

describe('a mark', () => {
  it('shows at once, is sent once, and stays when the server says so', async () => {
    const { send, unread, sent, view } = await running();
    send({ type: 'mark.one', id: 2 });
    expect([unread(), sent()]).toEqual([2, ['0 got update_notification']]);
    await pass(20_000);
    expect([unread(), view().marks]).toEqual([2, { ids: [], through: 0 }]);
  });

  it('is taken back where the server does not confirm it within ten seconds', async () => {
    const { send, unread, failures } = await running([{ echo: 'never' }]);
    send({ type: 'mark.one', id: 2 });
    await pass(5_000);
    send({ type: 'mark.all', through: 3 });
    await pass(4_999);
    expect([unread(), failures]).toEqual([0, []]);
    await pass(1);
    expect([unread(), failures]).toEqual([0, ['10000']]);
    await pass(5_000);
    expect([unread(), failures]).toEqual([3, ['10000', '15000']]);
  });

  it('does not hide what came after all were marked', async () => {
    const { send, unread, say, list } = await running([{ echo: 'never' }]);
    send({ type: 'mark.all', through: 3 });
    say({ type: 'get_notification', notification: aNotification({ id: 4 }) });
    expect([unread(), list()[0]]).toEqual([1, aNotification({ id: 4 })]);
  });

  it('is confirmed by another tab, and by a deletion', async () => {
    const { send, say, view } = await running([{ echo: 'never' }]);
    for (const id of [1, 2, 3]) send({ type: 'mark.one', id });
    say({ type: 'delete_notification', notification_id: 2 });
    expect(view().marks.ids).toEqual([1, 3]);
    say({ type: 'update_all_notifications' });
    expect(view().marks.ids).toEqual([]);
  });
});

describe('marks made without a connection', () => {
  it('are held, joined, and sent once after the list', async () => {
    const { send, unread, sent, trace, rows } = await running([{ closeAfter: 10 }, {}]);
    await pass(10);
    for (const id of [1, 2, 1]) send({ type: 'mark.one', id });
    expect([unread(), sent()]).toEqual([1, []]);
    await pass(3_000);
    expect(trace.slice(-3)).toEqual([
      '3010 got get_all_notifications',
      '3010 got update_notification',
      '3010 got update_notification',
    ]);
    expect(rows.map(({ status }) => status)).toEqual(['unread', 'read', 'read']);
    await pass(60_000);
    expect([unread(), sent().length]).toEqual([1, 2]);
  });

  it('are one message where all were marked', async () => {
    const { send, sent, unread } = await running([{ closeAfter: 10 }, {}]);
    await pass(10);
    send({ type: 'mark.one', id: 1 });
    send({ type: 'mark.all', through: 3 });
    send({ type: 'mark.one', id: 2 });
    await pass(10_000);
    expect([unread(), sent()]).toEqual([0, ['3010 got update_all_notifications']]);
  });

  it('are sent again where the connection fell before they were confirmed', async () => {
    const { send, sent, unread, failures } = await running([{ echo: 'never', closeAfter: 6_000 }, {}]);
    await pass(5_000);
    send({ type: 'mark.one', id: 1 });
    await pass(60_000);
    expect([unread(), failures]).toEqual([2, []]);
    expect(sent()).toEqual(['5000 got update_notification', '9000 got update_notification']);
  });

  it('go by an ordinary call where nothing is tried any more', async () => {
    const server = await running([{ closeAfter: 10 }, refused]);
    server.send({ type: 'mark.one', id: 1 });
    await pass(20);
    server.send({ type: 'mark.one', id: 2 });
    await pass(60_000);
    expect(server.trace.at(-1)).toBe('30010 posted {"ids":[2],"through":0}');
    server.refusePosts();
    server.send({ type: 'mark.all', through: 3 });
    expect(server.unread()).toBe(0);
    await pass(0);
    expect([server.unread(), server.failures]).toEqual([2, ['60020']]);
  });
});
