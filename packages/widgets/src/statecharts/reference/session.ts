import type { MachineReference } from './machineReference.ts';

export const session: MachineReference = {
  purpose:
    'Knows who is signed in: from what the browser has stored, through login and the renewal of tokens, to logout. There is one for the whole page, and every tab follows the others.',
  use: [
    'Whenever a screen depends on who is there: read it by `useSession` and `useCan`, never from storage.',
    'When a right, a service or a subscription changes while somebody works: tell the session, and everything that shows it follows.',
  ],
  instead: [
    { use: 'Layout gates', when: 'somebody is signed in and something still keeps them from working' },
    { use: 'Inactivity', when: 'it is about how long nobody has been there' },
    { use: 'a query', when: 'you need facts of the user that are not about rights or tokens' },
  ],
  states: {
    starting: 'Looks whether the browser has a session; left at once.',
    loggedOut:
      'Nobody is signed in. The reason says why: nobody was, the user left, was idle, the session ran out, or another tab left.',
    restoring:
      'The browser has a session, and the server is asked whose it is. The tokens may be renewed meanwhile. Without an answer the person may try again and stays signed in.',
    loggingIn: 'E-mail and password are on their way.',
    loggedIn: 'Somebody works. Tokens are renewed beside it, without anything on the screen.',
    loggingOut:
      'The server is told. Where it does not answer, the session stays: nobody believes to have left who has not.',
  },
  asks: {
    loadMe: 'Who the stored session belongs to, with rights and brokerage.',
    logIn: 'Whether e-mail and password are right, and for the tokens.',
    logOut: 'To end this session on the server.',
    renewTokens: 'For a new pair of tokens, with the one that is still good.',
  },
  hears: {
    'login.submit': 'Somebody pressed the button to log in.',
    'logout.request': 'Somebody wants to leave, or nobody was there for long.',
    'logout.announce':
      'The session is about to end for this reason, here or by another tab; who is quicker makes no difference to what the login says.',
    'me.retry': 'Somebody tries again after the server did not answer.',
    'tokens.renew': 'The client found the access token old, or soon to be.',
    'storage.change': 'Another tab signed in, left, or renewed the tokens.',
    'returnTo.set': 'A private page was asked for; after login it is opened. Addresses of other sites are refused.',
    'error.dismiss': 'The message was read.',
    'partner.created': 'The brokerage was made; it starts on the free plan.',
    'subscription.validate': 'The subscription is good again.',
    'subscription.replace': 'Another plan was chosen.',
    'services.replace': 'What the plan holds has changed.',
    'permissions.replace': 'The rights have changed, as when a role was edited.',
    'session.replace': 'The server told of the session anew, for any of these reasons.',
  },
  waits: {},
  test: [
    'A refusal (400, 401, 403, 422) of the renewal ends the session; silence does not.',
    'Two tabs: what one does the other shows, and a different user starts anew.',
    'No address of another site is kept to return to.',
    'After an expired session the language and the page first asked for are still there.',
  ],
  runBy: 'packages/widgets/src/base/app/startSession.ts',
};
