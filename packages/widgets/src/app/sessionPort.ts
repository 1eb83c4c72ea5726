import { isSignedIn, readSession } from '@corredor/core/session';
import type { SessionEvent, SessionView } from '@corredor/machines/session';
import type { RunningSession, SessionWiring } from './startSession.ts';

/** The session as the product sees it, before and after its machine is there. */
export type SessionPort = {
  view: () => SessionView;
  subscribe: (tell: () => void) => () => void;
  send: (event: SessionEvent) => void;
  /** Renews the tokens; answers the new one, or null where nobody is signed in any more. */
  renew: () => Promise<string | null>;
  /** Brings the machine ahead of its use. */
  load: () => Promise<void>;
  stop: () => void;
};

/**
 * Speaks for the session without carrying its machine: the machine is fetched when somebody is signed in, or about to be, so that the
 * login page need not wait for it. What is sent meanwhile is kept in order.
 */
export function createSessionPort(wiring: SessionWiring): SessionPort {
  const listeners = new Set<() => void>();
  const waiting: SessionEvent[] = [];
  let running: RunningSession | undefined;
  let loading: Promise<void> | undefined;
  let isStopped = false;
  let view = viewOfStorage(wiring);

  const load = () => {
    loading ??= import('./startSession.ts').then(({ startSession }) => {
      if (isStopped) return;
      running = startSession(wiring, (next) => {
        view = next;
        for (const tell of listeners) tell();
      });
      for (const event of waiting.splice(0)) running.send(event);
    });
    return loading;
  };
  if (view.status === 'restoring') void load();
  return {
    view: () => view,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    send: (event) => {
      if (running) return running.send(event);
      waiting.push(event);
      void load();
    },
    renew: async () => {
      await load();
      return running ? running.renew() : null;
    },
    load,
    stop: () => {
      isStopped = true;
      running?.stop();
    },
  };
}

/** What can be said before the machine is there: somebody's record waits to be checked, or nobody is signed in. */
function viewOfStorage({ storage }: SessionWiring): SessionView {
  const record = readSession(storage);
  return {
    status: isSignedIn(record) ? 'restoring' : 'loggedOut',
    isSignedIn: false,
    record,
    permissions: record.permissions,
    partner: null,
    error: null,
    reason: 'absent',
    returnTo: null,
  };
}
