import { type ApiClient, call } from '@corredor/core/client';
import { getHealth, getMe } from '@corredor/core/operations';
import { can, type Requirement } from '@corredor/core/permissions';
import type { Credentials, SessionEvent, SessionView } from '@corredor/machines/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useApp } from './AppProviders.tsx';
import { fetchFirstWords, languageOf } from './i18n.ts';

export type Session = SessionView & {
  logIn: (credentials: Credentials) => void;
  logOut: () => void;
  /** Asks the server again who is signed in, where it could not be reached. */
  retry: () => void;
  /** Takes over what the server knows of the user by now: plan, permissions, brokerage. */
  reload: () => Promise<void>;
  /** Keeps the page first asked for, to go to after login. */
  setReturnTo: (path: string | null) => void;
  dismissError: () => void;
  /** Fetches what a signed-in user needs, ahead of the login. */
  prepare: () => Promise<void>;
  send: (event: SessionEvent) => void;
};

/** Who is signed in, and what can be done about it. */
export function useSession(): Session {
  const { session, client, i18n } = useApp();
  const view = useSyncExternalStore(session.subscribe, session.view, session.view);
  const actions = useMemo(
    () => ({
      logIn: (credentials: Credentials) => session.send({ type: 'login.submit', credentials }),
      logOut: () => session.send({ type: 'logout.request' }),
      retry: () => session.send({ type: 'me.retry' }),
      reload: async () => {
        const { partner, ...record } = await call(client, getMe);
        session.send({ type: 'session.replace', record, partner });
      },
      setReturnTo: (path: string | null) => session.send({ type: 'returnTo.set', path }),
      dismissError: () => session.send({ type: 'error.dismiss' }),
      prepare: async () => {
        await Promise.all([session.load(), fetchFirstWords(languageOf(i18n))]);
      },
      send: (event: SessionEvent) => session.send(event),
    }),
    [session, client, i18n],
  );
  return { ...view, ...actions };
}

/** Tells whether the signed-in user meets a requirement. */
export function useCan(required: Requirement): boolean {
  const { session } = useApp();
  const answer = () => can(session.view().permissions, required);
  return useSyncExternalStore(session.subscribe, answer, answer);
}

/** The typed client of the API. */
export function useClient(): ApiClient {
  return useApp().client;
}

const askEvery = 15_000;

/** Whether the server can only be read for now; while it is so, it is asked again, so that whoever reads on sees when that ends. */
export function useIsReadOnly(): boolean {
  const { client, condition } = useApp();
  const isReadOnly = useSyncExternalStore(condition.subscribe, condition.isReadOnly, () => false);
  useEffect(() => {
    if (!isReadOnly) return;
    const timer = setInterval(() => void call(client, getHealth).catch(() => {}), askEvery);
    return () => clearInterval(timer);
  }, [client, isReadOnly]);
  return isReadOnly;
}
