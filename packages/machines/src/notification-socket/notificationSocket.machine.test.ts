import { aNotification } from '@corredor/core/fixtures';
import { closeCodes } from '@corredor/core/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Plan, scriptedServer } from './testing/scriptedServer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const refused: Plan = { refuse: 1006 };
const everyThree = (count: number, from = 0) => Array.from({ length: count }, (_none, index) => from + index * 3_000);

async function running(script: Plan[] = [{}], isLiteral = false, rows = [aNotification({ id: 1 })]) {
  const server = scriptedServer(script, rows, { isLiteral });
  server.start();
  await pass(0);
  return server;
}

describe.each([
  ['as the specification says and no more', true],
  ['with what stands on top of it', false],
])('the live channel, %s', (_name, isLiteral) => {
  it('gets a ticket, opens, and asks once for the whole list', async () => {
    const server = await running([{}], isLiteral);
    await pass(100_000);
    expect(server.trace).toEqual(['0 connect with ticket 1', '0 open', '0 got get_all_notifications']);
    expect(server.view()).toMatchObject({ state: 'open', series: 'idle', isLive: true });
    expect(server.list()).toEqual([aNotification({ id: 1 })]);
  });

  it('tries to come back ten times, three seconds apart, and then no timer goes on', async () => {
    const server = await running([refused], isLiteral);
    await pass(600_000);
    expect(server.attempts()).toEqual(everyThree(11));
    expect(server.view()).toMatchObject({ state: 'closed', series: 'exhausted', isOff: true, attempt: 10 });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tries at once after a start that failed, and has a fresh ticket for each attempt', async () => {
    const server = await running([refused, { ticket: 'refused' }, {}], isLiteral);
    await pass(10_000);
    expect(server.trace).toEqual([
      '0 connect with ticket 1',
      '0 ended 1006',
      '3000 no ticket',
      '6000 connect with ticket 3',
      '6000 open',
      '6000 got get_all_notifications',
    ]);
  });

  it('counts anew after a connection that stood', async () => {
    const server = await running([refused, refused, { closeAfter: 5_000 }, refused], isLiteral);
    await pass(600_000);
    expect(server.attempts()).toEqual([...everyThree(3), ...everyThree(10, 14_000)]);
  });

  it('takes an attempt for failed that has not opened within ten seconds', async () => {
    const server = await running([{ open: 'never' }, { ticket: 'silent' }, {}], isLiteral);
    await pass(26_000);
    expect(server.trace).toEqual([
      '0 connect with ticket 1',
      '26000 connect with ticket 3',
      '26000 open',
      '26000 got get_all_notifications',
    ]);
  });

  it.each([4400, 4403, 1008, 1009, 4429])('makes no attempt by itself after close code %i', async (code) => {
    const server = await running([{ closeAfter: 10, code }], isLiteral);
    await pass(600_000);
    expect(server.attempts()).toEqual([0]);
    expect(server.view()).toMatchObject({ series: 'fatal', code, canReconnect: !isLiteral });
  });

  it.each([1000, 1001, 1005, 1006, 1012, 1013, 1014, 4408])('tries again after close code %i', async (code) => {
    const server = await running([{ closeAfter: 10, code }, {}], isLiteral);
    await pass(60_000);
    expect(server.attempts()).toEqual([0, 3_010]);
  });

  it('renews the tokens after 4401, then makes the usual attempt', async () => {
    const server = await running([{ closeAfter: 10, code: closeCodes.unauthorised }, {}], isLiteral);
    await pass(60_000);
    expect(server.trace.slice(3)).toEqual([
      '10 ended 4401',
      '3010 renew',
      '3010 connect with ticket 2',
      '3010 open',
      '3010 got get_all_notifications',
    ]);
  });

  it('does nothing after it was stopped, wherever it stood', async () => {
    for (const script of [[{}], [refused], [{ open: 'never' as const }], [{ ticket: 'silent' as const }]]) {
      const server = await running(script, isLiteral);
      server.send({ type: 'mark.one', id: 1 });
      await pass(500);
      server.stop();
      const before = server.trace.length;
      await pass(600_000);
      expect(server.trace.length).toBe(before);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it('says what it does not know, and goes on', async () => {
    const server = await running([{}], isLiteral);
    server.reach({ type: 'socket.unknown', messageType: 'moon_phase' });
    expect(server.trace.at(-1)).toBe('0 Unknown message type! moon_phase');
    expect(server.view().isLive).toBe(true);
  });
});

describe('the literal channel', () => {
  it('starts no new series for anything, and counts anew with every connection', async () => {
    const server = await running([refused], true);
    await pass(60_000);
    for (const type of ['network.online', 'page.show', 'bell.open', 'http.answer', 'reconnect.press'] as const)
      server.send({ type });
    await pass(60_000);
    expect(server.attempts()).toHaveLength(11);
    const loop = await running([{ closeAfter: 10 }], true);
    await pass(100_000);
    expect(loop.attempts().length).toBeGreaterThan(30);
  });

  it('tries although the browser says that there is no network', async () => {
    const server = await running([refused], true);
    server.send({ type: 'network.offline' });
    await pass(9_000);
    expect(server.attempts()).toEqual(everyThree(4));
  });
});

describe('a new series', () => {
  const triggers = ['network.online', 'page.show', 'bell.open', 'http.answer', 'reconnect.press', 'page.thaw'] as const;
  it.each(triggers)('begins with %s once the last is exhausted, never sooner than its pause', async (type) => {
    const server = await running([refused]);
    await pass(30_000);
    expect(server.view().series).toBe('exhausted');
    await pass(1_000);
    server.send({ type });
    await pass(100_000);
    expect(server.attempts().slice(11)).toEqual(everyThree(11, 33_000));
    server.send({ type });
    await pass(0);
    expect(server.attempts()).toHaveLength(type === 'page.thaw' ? 22 : 23);
  });

  it('begins after a final refusal with the button only', async () => {
    const server = await running([{ closeAfter: 10, code: 4429 }, {}]);
    await pass(5_000);
    for (const type of triggers.filter((one) => one !== 'reconnect.press')) server.send({ type });
    await pass(60_000);
    expect(server.attempts()).toEqual([0]);
    server.send({ type: 'reconnect.press' });
    await pass(0);
    expect(server.view().state).toBe('open');
  });

  it('does not come of a connection that falls at once, again and again', async () => {
    const server = await running([{ closeAfter: 4_999 }]);
    await pass(600_000);
    expect(server.attempts()).toHaveLength(11);
    expect(server.view().series).toBe('exhausted');
  });
});

describe('attempts that could not succeed', () => {
  it('wait for the network, and then for their pause', async () => {
    const server = await running([refused, {}]);
    server.send({ type: 'network.offline' });
    await pass(60_000);
    expect(server.view()).toMatchObject({ series: 'waitingForNetwork', state: 'closed', attempt: 1 });
    server.send({ type: 'network.online' });
    await pass(0);
    expect(server.attempts()).toEqual([0, 60_000]);
    const quick = await running([refused, {}]);
    quick.send({ type: 'network.offline' });
    await pass(1_000);
    quick.send({ type: 'network.online' });
    await pass(10_000);
    expect(quick.attempts()).toEqual([0, 3_000]);
  });

  it('wait where the page was never online', async () => {
    const server = scriptedServer([{}], [], { isOnline: false });
    server.start();
    await pass(60_000);
    expect(server.view()).toMatchObject({ state: 'uninstantiated', series: 'waitingForNetwork' });
    server.send({ type: 'network.online' });
    await pass(0);
    expect(server.view().state).toBe('open');
  });

  it('wait while nobody has seen the page for more than a minute', async () => {
    const server = await running([{ closeAfter: 70_000 }, {}]);
    server.send({ type: 'page.hide' });
    await pass(200_000);
    expect(server.attempts()).toEqual([0]);
    server.send({ type: 'page.show' });
    await pass(0);
    expect(server.attempts()).toEqual([0, 200_000]);
  });
});

describe('a page', () => {
  it('that was hidden for more than a minute asks for the list again', async () => {
    const server = await running();
    const hideFor = async (milliseconds: number) => {
      server.send({ type: 'page.hide' });
      await pass(milliseconds);
      server.send({ type: 'page.show' });
      await pass(1);
    };
    await hideFor(59_000);
    expect(server.trace).toHaveLength(3);
    server.rows.unshift(aNotification({ id: 2 }));
    await hideFor(60_001);
    expect(server.trace.slice(3)).toEqual(['119002 got get_all_notifications']);
    expect(server.list().map(({ id }) => id)).toEqual([2, 1]);
  });

  it('closes and comes back where the list does not come within ten seconds', async () => {
    const server = await running([{ answer: 'never' }, {}]);
    await pass(20_000);
    expect(server.trace).toEqual([
      '0 connect with ticket 1',
      '0 open',
      '0 got get_all_notifications',
      '10000 ended 1000',
      '13000 connect with ticket 2',
      '13000 open',
      '13000 got get_all_notifications',
    ]);
  });

  it('that is put aside leaves at once and keeps no timer; shown again it starts anew', async () => {
    const server = await running();
    await pass(50_000);
    server.send({ type: 'page.freeze' });
    expect(server.trace.at(-1)).toBe('50000 left 1000');
    expect(vi.getTimerCount()).toBe(0);
    await pass(50_000);
    server.send({ type: 'page.thaw' });
    await pass(3_000);
    expect(server.attempts()).toEqual([0, 103_000]);
    expect(server.view()).toMatchObject({ isLive: true, attempt: 0 });
  });
});
