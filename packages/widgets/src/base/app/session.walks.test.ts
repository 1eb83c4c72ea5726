import { call } from '@corredor/core/client';
import { aLogin } from '@corredor/core/fixtures';
import { listCustomers } from '@corredor/core/operations';
import { readSession, writeSession } from '@corredor/core/session';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type App, createApp, createI18n, memoryStorage } from './index.ts';
import { type Fate, scriptedServer } from './testing/scriptedServer.ts';

const { partner: _partner, ...record } = aLogin();
const credentials = { email: 'mvera@andesseguros.ec', password: 'una clave larga' };
const walks = 500;
const longest = 60;

/** The same numbers for the same seed. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const failures: unknown[] = [];
const note = (error: unknown) => void failures.push(error);
beforeEach(() => void process.on('unhandledRejection', note));
afterEach(() => void process.off('unhandledRejection', note));

/** Two tabs of one browser over one server that answers, fails, falls silent and forgets. */
function world(seed: number) {
  const random = randomOf(seed);
  let mood: Fate = 'ok';
  const server = scriptedServer(() => {
    const isSpared = random(3) === 0;
    return isSpared ? 'ok' : mood;
  });
  const storage = memoryStorage();
  if (random(2) === 0) {
    server.open(5, { token: record.token, refresh: record.refresh });
    writeSession(storage, record);
  }
  const tab = () =>
    createApp({ i18n: createI18n({ language: 'en' }), storage, baseUrl: 'http://app.test', fetch: server.answer });
  const tabs = [tab(), tab()];
  const running: Promise<unknown>[] = [];
  const customers = ({ client }: App) => call(client, listCustomers).catch((error: unknown) => error);
  const moves: ((app: App) => void)[] = [
    ({ session }) => session.send({ type: 'login.submit', credentials }),
    ({ session }) => session.send({ type: 'logout.request' }),
    ({ session }) => session.send({ type: 'me.retry' }),
    ({ session }) => session.send({ type: 'error.dismiss' }),
    (app) => void running.push(customers(app)),
    (app) => void running.push(customers(app), customers(app), customers(app)),
    () => void running.push(...tabs.map(customers)),
    (app) => app.look(),
    () => server.expire(),
    () => {
      if (random(4) === 0) server.revoke();
    },
    () => {
      mood = (['ok', 'ok', 'lost', 'down', 'broken'] as const)[random(5)] ?? 'ok';
    },
    ({ session }) => session.send({ type: 'session.replace', record: { full_name: `Ana ${random(9)}` } }),
  ];
  const rest = async () => {
    await new Promise((resolve) => setImmediate(resolve));
    // What another tab wrote is heard by the browser's event.
    for (const app of tabs) app.look();
  };
  return {
    tabs,
    server,
    storage,
    step: async () => {
      const app = tabs[random(tabs.length)];
      if (app) moves[random(moves.length)]?.(app);
      if (random(3) === 0) await rest();
    },
    steps: 1 + random(longest),
    settle: async () => {
      mood = 'ok';
      await Promise.all(running);
      for (let turn = 0; turn < 12; turn += 1) await rest();
    },
    stop: () => {
      for (const app of tabs) app.stop();
    },
  };
}

it(`holds together on ${walks} random walks of two tabs through loss, silence and faults`, async () => {
  for (let seed = 1; seed <= walks; seed += 1) {
    const { tabs, server, storage, step, steps, settle, stop } = world(seed);
    await Promise.all(tabs.map(({ session }) => session.load()));
    for (let turn = 0; turn < steps; turn += 1) await step();
    await settle();

    const stored = readSession(storage);
    const where = `seed ${seed}`;
    expect(server.mostAtOnce(), where).toBeLessThanOrEqual(1);
    for (const { session } of tabs) {
      const { status, record: kept, error } = session.view();
      expect(kept, where).toEqual(stored);
      expect(status === 'loggedOut', `${where}: ${status}`).toBe(stored.token === '');
      for (const token of server.tokens) expect(`${error} ${error?.stack}`, where).not.toContain(token);
    }
    stop();
  }
  expect(failures).toEqual([]);
}, 120_000);

it('ends no session for silence: who is logged out without leaving was shut out by the server', async () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const { tabs, server, storage, step, steps, settle, stop } = world(seed + 10_000);
    await Promise.all(tabs.map(({ session }) => session.load()));
    let before = readSession(storage);
    for (let turn = 0; turn < steps; turn += 1) {
      await step();
      const now = readSession(storage);
      const isGone = before.refresh !== '' && now.refresh === '';
      if (isGone) expect(server.isEnded(before), `seed ${seed}`).toBe(true);
      before = now;
    }
    await settle();
    stop();
  }
}, 60_000);
