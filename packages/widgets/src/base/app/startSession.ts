import { type ApiClient, call } from '@corredor/core/client';
import { keysOf } from '@corredor/core/keys';
import { getMe, login, logout } from '@corredor/core/operations';
import { clearSession, readSession, type SessionStorage, writeSession } from '@corredor/core/session';
import { type SessionEvent, type SessionView, sessionMachine, sessionView } from '@corredor/machines/session';
import { createActor, fromPromise, waitFor } from 'xstate';
import { createRenewal } from './renewal.ts';

export type SessionWiring = { client: () => ApiClient; anonymous: ApiClient; storage: SessionStorage };
export type RunningSession = {
  send: (event: SessionEvent) => void;
  renew: () => Promise<string | null>;
  stop: () => void;
};

/** Starts the session machine over the real calls and the real storage, and tells of every change that a view can see. */
export function startSession(
  { client, anonymous, storage }: SessionWiring,
  onView: (view: SessionView) => void,
): RunningSession {
  const renewal = createRenewal({ anonymous, storage, onKept: () => look() });
  const machine = sessionMachine.provide({
    actors: {
      loadMe: fromPromise(({ signal }) => call(client(), getMe, { signal })),
      logIn: fromPromise(({ input, signal }) => call(anonymous, login, { body: input, signal })),
      logOut: fromPromise(async ({ input }) => {
        await call(client(), logout, { body: input });
      }),
      renewTokens: fromPromise(({ input }) => renewal.start(input.refresh)),
    },
    actions: {
      saveRecord: (_, { record }) => writeSession(storage, record),
      clearStorage: () => clearSession(storage),
    },
  });
  const actor = createActor(machine, { input: { stored: readSession(storage) } });
  let shown: SessionView | undefined;
  actor.subscribe((snapshot) => {
    const view = sessionView(snapshot);
    if (shown && isSame(shown, view)) return;
    shown = view;
    onView(view);
  });
  actor.start();
  const look = (): void => actor.send({ type: 'storage.change', record: readSession(storage) });
  const unwatch = watchReturn(look);

  return {
    send: (event) => actor.send(event),
    /** Renews the tokens; all who ask meanwhile get the same answer. */
    renew: async () => {
      // Another tab may have renewed them before this one heard of it.
      look();
      actor.send({ type: 'tokens.renew' });
      const before = actor.getSnapshot().context.record.token;
      await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'));
      await renewal.settled();
      const { record, error } = actor.getSnapshot().context;
      if (record.token !== before) return record.token || null;
      // Silence is no refusal: whoever asked must not take it for the end of the session.
      if (record.token !== '' && error) throw error;
      return null;
    },
    stop: () => {
      unwatch();
      actor.stop();
    },
  };
}

/** Tells when the reader comes back to the page: what happened in other tabs was not heard while it lay in the browser's memory. */
function watchReturn(tell: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const signs = ['pageshow', 'focus'] as const;
  for (const sign of signs) window.addEventListener(sign, tell);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, tell);
  };
}

const isSame = (one: SessionView, other: SessionView) => keysOf(one).every((key) => Object.is(one[key], other[key]));
