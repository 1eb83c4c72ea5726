import type { SessionPartner } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import type { SessionRecord, Subscription } from '@corredor/core/session';

export type Credentials = { email: string; password: string };

/** Why nobody is signed in: nobody was, the user left, nobody was there for long, the session ran out, or another tab left. */
export type LoggedOutReason = 'absent' | 'left' | 'idle' | 'expired' | 'elsewhere';

export type SessionContext = {
  record: SessionRecord;
  partner: SessionPartner | null;
  /** The last failure, for a form or a toast. */
  error: CallError | null;
  reason: LoggedOutReason;
  /** Why the session is being left, or is about to be. */
  leaving: 'left' | 'idle';
  /** The page first asked for, to go to after login. */
  returnTo: string | null;
};

export type SessionEvent =
  | { type: 'login.submit'; credentials: Credentials }
  | { type: 'logout.request'; reason?: 'left' | 'idle' }
  | { type: 'logout.announce'; reason: 'left' | 'idle' }
  | { type: 'me.retry' }
  | { type: 'tokens.renew' }
  | { type: 'storage.change'; record: SessionRecord }
  | { type: 'returnTo.set'; path: string | null }
  | { type: 'error.dismiss' }
  | { type: 'subscription.validate' }
  | { type: 'subscription.replace'; subscription: Subscription }
  | { type: 'services.replace'; services: string[] }
  | { type: 'permissions.replace'; permissions: string[] }
  | { type: 'session.replace'; record: Partial<SessionRecord>; partner?: SessionPartner | null }
  | { type: 'partner.created'; partner: SessionPartner };
