import { type ApiClient, answerOf } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { clearSession, readSession, type SessionStorage, writeSession } from '@corredor/core/session';
import { type SessionEvent, type SessionView, sessionMachine, sessionView } from '@corredor/machines/session';
import { createActor, fromPromise, waitFor } from 'xstate';

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
  const renew = (refresh: string) => answerOf(anonymous.POST('/api/auth/refresh/', { body: { refresh } }));
  const machine = sessionMachine.provide({
    actors: {
      loadMe: fromPromise(({ signal }) => answerOf(client().GET('/api/auth/me/', { signal }))),
      logIn: fromPromise(({ input, signal }) => answerOf(anonymous.POST('/api/auth/login/', { body: input, signal }))),
      logOut: fromPromise(async ({ input }) => {
        await client().POST('/api/auth/logout/', { body: input });
      }),
      // The server takes the same token once more within half a minute, for an answer that was lost.
      renewTokens: fromPromise(({ input }) =>
        renew(input.refresh).catch((error: unknown) => {
          if (toCallError(error).status === undefined) return renew(input.refresh);
          throw error;
        }),
      ),
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

  return {
    send: (event) => actor.send(event),
    /** Renews the tokens; all who ask meanwhile get the same answer. */
    renew: async () => {
      // Another tab may have renewed them before this one heard of it.
      actor.send({ type: 'storage.change', record: readSession(storage) });
      actor.send({ type: 'tokens.renew' });
      const before = actor.getSnapshot().context.record.token;
      const { record } = (await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'))).context;
      return record.token !== before && record.token !== '' ? record.token : null;
    },
    stop: () => void actor.stop(),
  };
}

const isSame = (one: SessionView, other: SessionView) =>
  (Object.keys(one) as (keyof SessionView)[]).every((key) => Object.is(one[key], other[key]));
