import { isSignedIn } from '@corredor/core/session';
import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { sessionScenario } from './session.fixtures.ts';

describeWalk(sessionScenario, {
  heard: {
    '*': ['error.dismiss', 'returnTo.set'],
    loggedOut: ['login.submit', 'storage.change'],
    restoring: ['logout.request', 'logout.announce', 'storage.change'],
    'restoring.me.failed': ['me.retry'],
    'restoring.tokens.steady': ['tokens.renew'],
    loggedIn: [
      'logout.request',
      'logout.announce',
      'storage.change',
      'partner.created',
      'subscription.validate',
      'subscription.replace',
      'services.replace',
      'permissions.replace',
      'session.replace',
    ],
    'loggedIn.steady': ['tokens.renew'],
    loggingOut: ['storage.change'],
  },
  // Nobody is signed in without a token, nobody leaves one behind, and no password is kept.
  invariant: ({ after }) => {
    const { record, partner, returnTo } = after.context;
    if (after.hasTag('signedIn') || after.matches('restoring')) expect(isSignedIn(record)).toBe(true);
    if (after.matches('loggedOut')) expect([isSignedIn(record), partner]).toEqual([false, null]);
    expect(returnTo ?? '/').not.toMatch(/^\/\//);
    expect(JSON.stringify(after.context)).not.toContain('una clave larga');
  },
});
