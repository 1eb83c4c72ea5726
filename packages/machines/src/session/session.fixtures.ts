import { CallError } from '@corredor/core/errors';
import { aLogin, aMe, aRefusal } from '@corredor/core/fixtures';
import { emptySession } from '@corredor/core/session';
import type { Scenario } from '../charts/index.ts';
import { sessionMachine } from './session.machine.ts';

const { partner, ...record } = aLogin();
const refused = aRefusal(401, 'not_authenticated', { detail: 'No.' });
const lost = new CallError({});

/** A visitor and a stored session, with every answer of the server and what other tabs do. */
export const sessionScenario: Scenario<typeof sessionMachine> = {
  name: 'session',
  machine: sessionMachine,
  inputs: [{ stored: emptySession }, { stored: record }],
  beginnings: ['Nobody is signed in', 'A session is stored'],
  events: [
    { type: 'login.submit', credentials: { email: 'mvera@andesseguros.ec', password: 'una clave larga' } },
    { type: 'logout.request' },
    { type: 'logout.request', reason: 'idle' },
    { type: 'logout.announce', reason: 'idle' },
    { type: 'me.retry' },
    { type: 'tokens.renew' },
    { type: 'storage.change', record: emptySession },
    { type: 'storage.change', record: { ...record, token: 'theirs' } },
    { type: 'storage.change', record: { ...record, userId: 9 } },
    { type: 'returnTo.set', path: '/app/help' },
    { type: 'returnTo.set', path: '//evil.example' },
    { type: 'error.dismiss' },
    { type: 'subscription.validate' },
    { type: 'subscription.replace', subscription: record.current_subscription },
    { type: 'services.replace', services: ['policies'] },
    { type: 'permissions.replace', permissions: [] },
    { type: 'session.replace', record: { full_name: 'Ana' } },
    ...(partner ? [{ type: 'partner.created' as const, partner }] : []),
  ],
  actors: {
    loadMe: { done: [aMe()], error: [refused, lost] },
    logIn: { done: [aLogin()], error: [refused, lost] },
    logOut: { done: [undefined], error: [lost] },
    renewTokens: { done: [{ token: 'next', refresh: 'next refresh', expires_in: 600 }], error: [refused, lost] },
  },
  // Whose session it is, and what went wrong; the rest of a record makes no difference to where one may go.
  keyOf: ({ value, context }) => [value, context.record.userId, context.error !== null, context.returnTo !== null],
};
