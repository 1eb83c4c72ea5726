import { CallError } from '@corredor/core/errors';
import { aLogin } from '@corredor/core/fixtures';
import { readSession, type SessionRecord, writeSession } from '@corredor/core/session';
import { worldEvents } from '@corredor/machines/charts';
import { scenarios } from '@corredor/machines/scenarios';
import { type SessionEvent, sessionMachine, sessionStatus } from '@corredor/machines/session';
import { describe, expect, it } from 'vitest';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createApp, createI18n, memoryStorage } from './index.ts';
import { type Fate, scriptedServer } from './testing/scriptedServer.ts';

const { partner: _partner, ...record } = aLogin();
const { session: scenario } = scenarios;
type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The call behind an actor of the machine, by the state that asks for it. */
const calls: [RegExp, string][] = [
  [/\.me\.loading$/, 'GET auth/me/'],
  [/\.refreshing$/, 'POST auth/refresh/'],
  [/\.loggingIn$/, 'POST auth/login/'],
  [/\.loggingOut$/, 'POST auth/logout/'],
];

/** The real client over a server whose answers wait until a path says what becomes of them. */
function drive(stored: SessionRecord) {
  const waiting = new Map<string, ((fate: Fate) => void)[]>();
  const server = scriptedServer(
    (call) => new Promise((settle) => void waiting.set(call, [...(waiting.get(call) ?? []), settle])),
  );
  const storage = memoryStorage();
  const adopt = (one: SessionRecord) => {
    if (one.token !== '') server.open(one.userId ?? 0, { token: one.token, refresh: one.refresh });
    writeSession(storage, one);
  };
  if (stored.token !== '') adopt(stored);
  const app = createApp({
    i18n: createI18n({ language: 'en' }),
    storage,
    baseUrl: 'http://app.test',
    fetch: server.answer,
  });
  const release = (call: string, fate: Fate) => {
    for (const settle of waiting.get(call)?.splice(0) ?? []) settle(fate);
  };
  const rest = async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  const end = async (fate: Fate, ...some: string[]) => {
    // A renewal that got lost is asked for once more.
    for (let turn = 0; turn < 3; turn += 1) {
      for (const call of some) release(call, fate);
      await rest();
    }
  };
  const answer = async (type: string, error: unknown) => {
    const call = calls.find(([state]) => state.test(type))?.[1] ?? '';
    if (!type.startsWith('xstate.error')) return end('ok', call);
    if (error instanceof CallError && error.status === undefined) return end('down', call);
    if (call === 'POST auth/login/') return end('refused', call);
    server.revoke();
    await end('ok', 'GET auth/me/', 'POST auth/refresh/');
  };
  return {
    app,
    server,
    storage,
    rest,
    take: async (event: AnyEventObject) => {
      if (event.type.startsWith('xstate.')) return answer(event.type, event.error);
      if (event.type === 'tokens.renew') void app.session.renew().catch(() => undefined);
      else if (event.type === 'storage.change') {
        adopt(event.record);
        app.look();
      } else app.session.send(event as unknown as SessionEvent);
      await rest();
    },
    close: async () => {
      app.stop();
      await end('down', ...calls.map(([, call]) => call));
    },
  };
}

const pathsFrom = (stored: SessionRecord) =>
  getShortestPaths(sessionMachine, {
    input: { stored },
    events: (snapshot: Snapshot) =>
      [...scenario.events, ...worldEvents(scenario, snapshot)] as unknown as SessionEvent[],
    serializeState: (snapshot) => JSON.stringify(scenario.keyOf?.(snapshot)),
    limit: 20_000,
  });

describe.each(
  scenario.inputs.map((input) => [input.stored.token === '' ? 'a visitor' : 'a stored session', input.stored]),
)('every path of the session machine, walked by the real client from %s', (_who, stored) => {
  it('leads where the machine leads, with one renewal at a time and no trace of a token', async () => {
    const paths = pathsFrom(stored);
    expect(paths.length).toBeGreaterThan(30);
    for (const { steps, state } of paths) {
      const world = drive(stored);
      const way = steps.map(({ event }) => event.type).join(' → ');
      await world.app.session.load();
      await world.rest();
      const events: AnyEventObject[] = steps.map(({ event }) => event);
      for (const event of events.slice(1)) await world.take(event);
      const view = world.app.session.view();
      expect(view.status, way).toBe(sessionStatus(state));
      expect(readSession(world.storage), way).toEqual(view.record);
      expect(world.server.mostAtOnce(), way).toBeLessThanOrEqual(1);
      expect(
        world.server.seen.filter(({ isOfEnded, call }) => isOfEnded && !mayAskAgain.has(call)),
        way,
      ).toEqual([]);
      const told = `${view.error} ${view.error?.message} ${view.error?.stack}`;
      for (const token of [...world.server.tokens, record.token, record.refresh]) expect(told).not.toContain(token);
      await world.close();
    }
  }, 60_000);
});

/** Who was shut out learns it from the answer to these. */
const mayAskAgain = new Set(['GET auth/me/', 'POST auth/refresh/']);
