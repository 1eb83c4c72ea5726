import type { Login, Me, Tokens } from '@corredor/core/api';
import { CallError } from '@corredor/core/errors';
import { aLogin, aMe, aRefusal } from '@corredor/core/fixtures';
import { emptySession, type SessionRecord } from '@corredor/core/session';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition, waitFor } from 'xstate';
import { type SessionEvent, sessionMachine, sessionStatus, sessionView } from './index.ts';

const { partner, ...record } = aLogin();
const refused = aRefusal(401, 'not_authenticated', { detail: 'No.' });
const lost = new CallError({});
const credentials = { email: 'mvera@andesseguros.ec', password: 'una clave larga' };

type Answers = {
  me?: (Me | Error)[];
  login?: (Login | Error)[];
  logout?: (null | Error)[];
  tokens?: (Tokens | Error)[];
};

function start(stored: SessionRecord, answers: Answers = {}) {
  const kept: string[] = [];
  const inputs: unknown[] = [];
  const next = async <Answer>(list: (Answer | Error)[] | undefined, input?: unknown) => {
    inputs.push(input);
    const answer = list?.shift();
    if (answer instanceof Error) throw answer;
    // An answer that was not prepared never comes.
    return answer === undefined ? new Promise<Answer>(() => {}) : answer;
  };
  const machine = sessionMachine.provide({
    actors: {
      loadMe: fromPromise(() => next(answers.me)),
      logIn: fromPromise(({ input }) => next(answers.login, input)),
      logOut: fromPromise(async ({ input }) => void (await next(answers.logout, input))),
      renewTokens: fromPromise(({ input }) => next(answers.tokens, input)),
    },
    actions: {
      saveRecord: (_, params) => void kept.push(params.record.token),
      clearStorage: () => void kept.push('cleared'),
    },
  });
  const actor = createActor(machine, { input: { stored } }).start();
  const view = () => sessionView(actor.getSnapshot());
  const reaches = async (status: string) =>
    sessionView(await waitFor(actor, (snapshot) => sessionStatus(snapshot) === status, { timeout: 1000 }));
  return { actor, kept, inputs, view, reaches };
}

const signedIn = async (answers: Answers = {}) => {
  const started = start(record, { ...answers, me: [aMe()] });
  await started.reaches('loggedIn');
  started.kept.length = 0;
  return started;
};

describe('starting', () => {
  it('is logged out where nothing usable is stored', () => {
    expect(start(emptySession).view()).toMatchObject({ status: 'loggedOut', reason: 'absent', isSignedIn: false });
  });

  it('restores a stored session with what the server knows of the user by now', async () => {
    const { reaches, kept } = start(record, { me: [aMe({ permissions: ['core_app.view_customer'] })] });
    expect(await reaches('loggedIn')).toMatchObject({
      permissions: ['core_app.view_customer'],
      partner,
      isSignedIn: true,
    });
    expect(kept).toEqual([record.token]);
  });

  it('has expired where the server does not know the token', async () => {
    const { reaches, kept } = start(record, { me: [refused] });
    expect(await reaches('loggedOut')).toMatchObject({ reason: 'expired' });
    expect(kept).toEqual(['']);
  });

  it('keeps the session where no answer comes, and can be asked again', async () => {
    const { actor, reaches, kept } = start(record, { me: [lost, aMe()] });
    expect((await reaches('unreachable')).error?.message).toBe('An unexpected error occurred');
    expect(kept).toEqual([]);
    actor.send({ type: 'me.retry' });
    expect((await reaches('loggedIn')).error).toBeNull();
  });
});

describe('login', () => {
  it('takes the record, the permissions and the brokerage', async () => {
    const { actor, reaches, kept, inputs } = start(emptySession, { login: [aLogin()] });
    actor.send({ type: 'login.submit', credentials });
    expect(await reaches('loggedIn')).toMatchObject({ record, permissions: record.permissions, partner });
    expect([kept, inputs]).toEqual([[record.token], [credentials]]);
  });

  it('stays logged out with the error where it fails, and forgets that at the next attempt', async () => {
    const { actor, reaches, view, kept } = start(emptySession, { login: [refused] });
    actor.send({ type: 'login.submit', credentials });
    await waitFor(actor, (snapshot) => snapshot.context.error !== null);
    expect((await reaches('loggedOut')).error?.message).toBe('No.');
    expect(kept).toEqual([]);
    actor.send({ type: 'login.submit', credentials });
    expect(view()).toMatchObject({ status: 'loggingIn', error: null });
  });

  it('keeps no password', async () => {
    const { actor, reaches } = start(emptySession, { login: [aLogin()] });
    actor.send({ type: 'login.submit', credentials });
    await reaches('loggedIn');
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(credentials.password);
  });

  it('leads back to the page first asked for, on this site only', () => {
    const { actor, view } = start(emptySession);
    actor.send({ type: 'returnTo.set', path: '/app/management/customers?page=2' });
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n\\evil.example',
      'https://evil.example',
    ]) {
      actor.send({ type: 'returnTo.set', path });
      expect(view().returnTo).toBe('/app/management/customers?page=2');
    }
    actor.send({ type: 'returnTo.set', path: null });
    expect(view().returnTo).toBeNull();
  });
});

describe('logout', () => {
  it('clears everything once the server has answered', async () => {
    const { actor, reaches, kept, inputs } = await signedIn({ logout: [null] });
    actor.send({ type: 'logout.request' });
    expect(await reaches('loggedOut')).toMatchObject({ reason: 'left', record: emptySession, partner: null });
    expect([kept, inputs.at(-1)]).toEqual([['cleared'], { refresh: record.refresh }]);
  });

  it('says that nobody was there, where that is why', async () => {
    const { actor, reaches } = await signedIn({ logout: [null] });
    actor.send({ type: 'logout.request', reason: 'idle' });
    expect(await reaches('loggedOut')).toMatchObject({ reason: 'idle' });
  });

  it('keeps the session where the server fails, and says so', async () => {
    const { actor, view, kept } = await signedIn({ logout: [lost] });
    actor.send({ type: 'logout.request' });
    await waitFor(actor, (snapshot) => snapshot.context.error !== null);
    expect(view()).toMatchObject({ status: 'loggedIn', record });
    expect(kept).toEqual([]);
    actor.send({ type: 'error.dismiss' });
    expect(view().error).toBeNull();
  });
});

describe('renewing the tokens', () => {
  const tokens = { token: 'next', refresh: 'next refresh', expires_in: 600 };

  it('happens once for all who ask, and keeps the new pair', async () => {
    const { actor, inputs, view, kept } = await signedIn({ tokens: [tokens] });
    inputs.length = 0;
    actor.send({ type: 'tokens.renew' });
    actor.send({ type: 'tokens.renew' });
    expect(view().status).toBe('loggedIn');
    await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'));
    expect(view().record).toMatchObject({ token: 'next', refresh: 'next refresh' });
    expect([inputs, kept]).toEqual([[{ refresh: record.refresh }], ['next']]);
  });

  it('ends the session where it is refused, and remembers the page', async () => {
    const { actor, reaches, kept } = await signedIn({ tokens: [refused] });
    actor.send({ type: 'returnTo.set', path: '/app/help' });
    actor.send({ type: 'tokens.renew' });
    expect(await reaches('loggedOut')).toMatchObject({ reason: 'expired', returnTo: '/app/help', partner: null });
    expect(kept).toEqual(['']);
  });

  it('keeps the session where no answer comes', async () => {
    const { actor, view } = await signedIn({ tokens: [lost] });
    actor.send({ type: 'tokens.renew' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'));
    expect(view()).toMatchObject({ status: 'loggedIn', record });
  });

  it('does not disturb the question who is signed in', async () => {
    const { actor, view } = start(record, { tokens: [tokens] });
    actor.send({ type: 'tokens.renew' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('renewing'));
    expect(view()).toMatchObject({ status: 'restoring', record: { token: 'next' } });
  });
});

describe('another tab', () => {
  it('that left ends the session here', async () => {
    const { actor, view, kept } = await signedIn();
    actor.send({ type: 'storage.change', record: emptySession });
    expect(view()).toMatchObject({ status: 'loggedOut', reason: 'elsewhere' });
    expect(kept).toEqual([]);
  });

  it('that is the quicker to end a session nobody uses makes no difference to the reason', async () => {
    const { actor, view } = await signedIn();
    actor.send({ type: 'logout.announce', reason: 'idle' });
    expect(view().status).toBe('loggedIn');
    actor.send({ type: 'storage.change', record: emptySession });
    expect(view()).toMatchObject({ status: 'loggedOut', reason: 'idle' });
  });

  it('that renewed the tokens is followed', async () => {
    const { actor, view } = await signedIn();
    actor.send({ type: 'storage.change', record: { ...record, token: 'theirs' } });
    expect(view()).toMatchObject({ status: 'loggedIn', partner, record: { token: 'theirs' } });
  });

  it('that signed somebody in is followed, with that user’s own brokerage', async () => {
    const { actor, view } = await signedIn();
    actor.send({ type: 'storage.change', record: { ...record, userId: 9 } });
    expect(view()).toMatchObject({ status: 'restoring', partner: null, record: { userId: 9 } });
    const visitor = start(emptySession);
    visitor.actor.send({ type: 'storage.change', record });
    expect(visitor.view().status).toBe('restoring');
  });
});

describe('changes of the record', () => {
  const subscription = { id: 3, name: 'Basic', subscription_type: 'annual', is_free: false };
  it.each<[SessionEvent, Partial<SessionRecord>]>([
    [{ type: 'subscription.validate' }, { valid_subscription: true }],
    [{ type: 'subscription.replace', subscription }, { current_subscription: subscription }],
    [{ type: 'services.replace', services: ['policies'] }, { services: ['policies'] }],
    [{ type: 'permissions.replace', permissions: [] }, { permissions: [] }],
    [{ type: 'session.replace', record: { full_name: 'Ana' } }, { full_name: 'Ana' }],
  ])('%j is taken over and kept', async (event, change) => {
    const { actor, view, kept } = start(record, { me: [aMe({ valid_subscription: false })] });
    await waitFor(actor, (snapshot) => snapshot.matches('loggedIn'));
    actor.send(event);
    expect(view().record).toMatchObject(change);
    expect(view().partner).toEqual(partner);
    expect(kept).toHaveLength(2);
  });

  it('a new brokerage is valid and paid at once', async () => {
    const bare = aMe({ has_partner: false, partner_id: null, partner: null, valid_subscription: false });
    const { actor, reaches, view } = start(record, { me: [{ ...bare, subscription_payed: false }] });
    await reaches('loggedIn');
    if (partner) actor.send({ type: 'partner.created', partner });
    const opened = { has_partner: true, valid_subscription: true, subscription_payed: true, partner_id: partner?.id };
    expect(view()).toMatchObject({ partner, record: opened });
  });
});

it('does nothing of what a signed-in user may do while nobody is signed in', () => {
  const [loggedOut] = initialTransition(sessionMachine, { stored: emptySession });
  const forbidden: SessionEvent[] = [
    { type: 'logout.request' },
    { type: 'tokens.renew' },
    { type: 'me.retry' },
    { type: 'subscription.validate' },
    { type: 'services.replace', services: ['policies'] },
    { type: 'session.replace', record },
    { type: 'storage.change', record: emptySession },
  ];
  for (const event of forbidden) {
    const [after, actions] = transition(sessionMachine, loggedOut, event);
    expect([after.value, after.context.record, actions]).toEqual(['loggedOut', emptySession, []]);
  }
});
