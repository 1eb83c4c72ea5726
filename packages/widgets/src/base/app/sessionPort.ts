import { CallError, type FailureWords } from '@corredor/core/errors';
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
 * login page need not wait for it. What is sent meanwhile is kept in order. If it does not come, that is an error like any other, and it is
 * fetched again when it is next needed.
 */
export function createSessionPort(wiring: SessionWiring, words?: () => FailureWords | undefined): SessionPort {
  const listeners = new Set<() => void>();
  const waiting: SessionEvent[] = [];
  let running: RunningSession | undefined;
  let loading: Promise<void> | undefined;
  let isStopped = false;
  let view = viewOfStorage(wiring);

  const show = (next: SessionView) => {
    view = next;
    for (const tell of listeners) tell();
  };
  const load = () => {
    loading ??= import('./startSession.ts').then(
      ({ startSession }) => {
        if (isStopped) return;
        running = startSession(wiring, show);
        for (const event of waiting.splice(0)) running.send(event);
      },
      (cause) => {
        loading = undefined;
        waiting.length = 0;
        const stored = viewOfStorage(wiring);
        const status = stored.status === 'restoring' ? 'unreachable' : stored.status;
        const error = new CallError({}, words?.(), { cause });
        show({ ...stored, status, error });
        throw error;
      },
    );
    return loading;
  };
  const ignore = () => {};
  if (view.status === 'restoring') load().catch(ignore);
  return {
    view: () => view,
    subscribe: (tell) => {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
    send: (event) => {
      if (running) return running.send(event);
      waiting.push(event);
      if (event.type === 'login.submit') show({ ...view, status: 'loggingIn', error: null });
      load().catch(ignore);
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
