import { aLogin } from '@corredor/core/fixtures';
import { readSession, writeSession } from '@corredor/core/session';
import { describe, expect, it } from 'vitest';
import { createApp, createI18n, memoryStorage } from './index.ts';
import { type Fate, scriptedServer } from './testing/scriptedServer.ts';

const { partner: _partner, ...record } = aLogin();

/** A restored session whose renewals wait for a word. */
async function start() {
  const waiting: ((fate: Fate) => void)[] = [];
  let meWaits = (_fate: Fate): void => {};
  const server = scriptedServer((call) => {
    if (call === 'POST auth/refresh/') return new Promise((settle) => void waiting.push(settle));
    if (call === 'GET auth/me/')
      return new Promise((settle) => {
        meWaits = settle;
      });
    return 'ok';
  });
  server.open(5, { token: record.token, refresh: record.refresh });
  const storage = memoryStorage();
  writeSession(storage, record);
  const app = createApp({
    i18n: createI18n({ language: 'en' }),
    storage,
    baseUrl: 'http://app.test',
    fetch: server.answer,
  });
  await app.session.load();
  /** The server is a function, so a few turns are all that an answer takes. */
  const rest = async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  await rest();
  return {
    app,
    server,
    storage,
    rest,
    answerMe: async () => {
      meWaits('ok');
      await rest();
    },
    answerRenewal: async (fate: Fate) => {
      for (const settle of waiting.splice(0)) settle(fate);
      await rest();
    },
  };
}

describe('a renewal that outlives the state which asked for it', () => {
  it('is kept, although the session is restored meanwhile', async () => {
    const { app, server, storage, answerMe, answerRenewal } = await start();
    const renewed = app.session.renew();
    await answerMe();
    expect(app.session.view().status).toBe('loggedIn');
    await answerRenewal('ok');
    const { token, refresh } = readSession(storage);
    expect([await renewed, server.tokens.includes(refresh)]).toEqual([token, true]);
    expect(refresh).not.toBe(record.refresh);
    expect(app.session.view().record).toMatchObject({ token, refresh });
    app.stop();
  });

  it('is joined by whoever asks again', async () => {
    const { app, server, answerMe, answerRenewal } = await start();
    const first = app.session.renew();
    await answerMe();
    const second = app.session.renew();
    await answerRenewal('ok');
    expect(await first).toBe(await second);
    expect(server.mostAtOnce()).toBe(1);
    expect(server.seen.filter(({ call }) => call === 'POST auth/refresh/')).toHaveLength(1);
    app.stop();
  });

  it('brings nobody back who has logged out', async () => {
    const { app, storage, rest, answerMe, answerRenewal } = await start();
    await answerMe();
    void app.session.renew();
    await rest();
    app.session.send({ type: 'logout.request' });
    await rest();
    await answerRenewal('ok');
    expect([app.session.view().status, readSession(storage).token]).toEqual(['loggedOut', '']);
    app.stop();
  });
});

describe('a refused renewal', () => {
  it('is no end where another tab has got other tokens, as with a new password', async () => {
    const { app, server, storage, rest, answerMe, answerRenewal } = await start();
    await answerMe();
    const renewed = app.session.renew();
    await rest();
    const other = server.open();
    writeSession(storage, { ...record, token: other.token, refresh: other.refresh });
    await answerRenewal('refused');
    expect([await renewed, app.session.view().status]).toEqual([other.token, 'loggedIn']);
    app.stop();
  });
});

describe('silence', () => {
  it('while renewing is told as such, and ends nothing', async () => {
    const { app, storage, rest, answerMe, answerRenewal } = await start();
    await answerMe();
    const renewed = app.session.renew().catch((error: unknown) => error);
    await rest();
    await answerRenewal('down');
    await answerRenewal('down');
    expect(await renewed).toMatchObject({ status: undefined });
    expect([app.session.view().status, readSession(storage).token]).toEqual(['loggedIn', record.token]);
    app.stop();
  });
});

it('notices that its record was cleared, by whoever it was', async () => {
  const { app, storage, answerMe } = await start();
  await answerMe();
  storage.clear();
  app.look();
  expect(app.session.view()).toMatchObject({ status: 'loggedOut', reason: 'elsewhere' });
  app.stop();
});
