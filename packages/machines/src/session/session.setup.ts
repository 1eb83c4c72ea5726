import type { Login, Me, SessionPartner, Tokens } from '@corredor/core/api';
import { toCallError } from '@corredor/core/errors';
import { emptySession, isSignedIn, type SessionRecord } from '@corredor/core/session';
import { assign, setup } from 'xstate';
import { notProvided } from '../actors/index.ts';
import type { Credentials, LoggedOutReason, SessionContext, SessionEvent } from './session.types.ts';

const refusals: readonly unknown[] = [400, 401, 403, 422];

/** What the session's states are made of: words, guards and actions. */
export const sessionSetup = setup({
  types: {
    input: {} as { stored: SessionRecord },
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'signedIn' | 'renewing',
  },
  actors: {
    loadMe: notProvided<Me, void>('loadMe'),
    logIn: notProvided<Login, Credentials>('logIn'),
    logOut: notProvided<void, { refresh: string }>('logOut'),
    renewTokens: notProvided<Tokens, { refresh: string }>('renewTokens'),
  },
  guards: {
    isStored: ({ context }) => isSignedIn(context.record),
    isUnauthorized: (_, params: { error: unknown }) => toCallError(params.error).status === 401,
    isRefused: (_, params: { error: unknown }) => refusals.includes(toCallError(params.error).status),
    isSignedOut: (_, params: { record: SessionRecord }) => !isSignedIn(params.record),
    isOfAnother: ({ context }, params: { record: SessionRecord }) => params.record.userId !== context.record.userId,
    // Browsers drop tabs and line ends from an address, which would bring two slashes together.
    isOwnPath: (_, params: { path: string | null }) =>
      params.path === null || /^\/(?![/\\\s])[^\t\n\r]*$/.test(params.path),
  },
  actions: {
    // The keeper of the record provides these two.
    saveRecord: (_, _params: { record: SessionRecord }) => {},
    clearStorage: () => {},
    takeRecord: assign((_, params: { record: SessionRecord }) => params),
    changeRecord: assign(({ context }, params: { record: Partial<SessionRecord> }) => ({
      record: { ...context.record, ...params.record },
    })),
    takePartner: assign((_, params: { partner: SessionPartner | null }) => params),
    takeAnswer: assign(({ context }, { answer: { partner, ...record } }: { answer: Login | Me }) => ({
      record: { ...context.record, ...record },
      partner,
      error: null,
    })),
    forgetUser: assign((_, params: { reason: LoggedOutReason }) => ({
      record: structuredClone(emptySession),
      partner: null,
      reason: params.reason,
      leaving: 'left' as const,
    })),
    rememberLeaving: assign((_, params: { leaving: 'left' | 'idle' }) => params),
    keepError: assign((_, params: { error: unknown }) => ({ error: toCallError(params.error) })),
    forgetError: assign({ error: null }),
    keepReturnTo: assign((_, params: { path: string | null }) => ({ returnTo: params.path })),
  },
});
