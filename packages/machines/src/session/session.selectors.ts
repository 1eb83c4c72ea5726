import type { SessionPartner } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import type { SessionRecord } from '@corredor/core/session';
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { LoggedOutReason } from './session.types.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** `unreachable` is a stored session whose user could not be asked for: there is somebody, but no server. */
export type SessionStatus = 'loggedOut' | 'restoring' | 'unreachable' | 'loggingIn' | 'loggedIn' | 'loggingOut';

export type SessionView = {
  status: SessionStatus;
  isSignedIn: boolean;
  record: SessionRecord;
  permissions: readonly string[];
  partner: SessionPartner | null;
  error: CallError | null;
  reason: LoggedOutReason;
  returnTo: string | null;
};

/** Where the session stands. */
export function sessionStatus(snapshot: SessionSnapshot): SessionStatus {
  if (snapshot.matches({ restoring: { me: 'failed' } })) return 'unreachable';
  if (snapshot.matches('restoring')) return 'restoring';
  if (snapshot.matches('loggingIn')) return 'loggingIn';
  if (snapshot.matches('loggingOut')) return 'loggingOut';
  return snapshot.matches('loggedIn') ? 'loggedIn' : 'loggedOut';
}

/** All that a view may know of the session. */
export function sessionView(snapshot: SessionSnapshot): SessionView {
  const { record, leaving: _leaving, ...rest } = snapshot.context;
  return {
    status: sessionStatus(snapshot),
    isSignedIn: snapshot.hasTag('signedIn'),
    record,
    permissions: record.permissions,
    ...rest,
  };
}
