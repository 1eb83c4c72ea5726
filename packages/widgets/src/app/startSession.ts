import { type ApiClient, answerOf } from '@corredor/core/client';
import { toCallError } from '@corredor/core/errors';
import { clearSession, readSession, type SessionStorage, writeSession } from '@corredor/core/session';
import { sessionMachine } from '@corredor/machines/session';
import { type ActorRefFrom, createActor, fromPromise, waitFor } from 'xstate';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

type Wiring = { client: ApiClient; anonymous: ApiClient; storage: SessionStorage };

/** Starts the session machine over the real calls and the real storage. */
export function startSession({ client, anonymous, storage }: Wiring) {
  const renew = (refresh: string) => answerOf(anonymous.POST('/api/auth/refresh/', { body: { refresh } }));
  const machine = sessionMachine.provide({
    actors: {
      loadMe: fromPromise(({ signal }) => answerOf(client.GET('/api/auth/me/', { signal }))),
      logIn: fromPromise(({ input, signal }) => answerOf(anonymous.POST('/api/auth/login/', { body: input, signal }))),
      logOut: fromPromise(async ({ input }) => {
        await client.POST('/api/auth/logout/', { body: input });
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
  actor.start();

  return {
    actor,
    /** Renews the tokens; all who ask meanwhile get the same answer. */
    renew: async () => {
      // Another tab may have renewed them before this one heard of it.
      actor.send({ type: 'storage.change', record: readSession(storage) });
      actor.send({ type: 'tokens.renew' });
      const before = actor.getSnapshot().context.record.token;
      const { record } = (await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'))).context;
      return record.token !== before && record.token !== '' ? record.token : null;
    },
  };
}
