import { announced, expired, leaving, partnerCreated, saved, storageChanged, tokenStates } from './session.parts.ts';
import { sessionSetup } from './session.setup.ts';

/** Who is signed in: from the stored record through login, renewal of tokens and logout. */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    record: input.stored,
    partner: null,
    error: null,
    reason: 'absent',
    leaving: 'left',
    returnTo: null,
  }),
  initial: 'starting',
  on: {
    'error.dismiss': { actions: 'forgetError' },
    'returnTo.set': {
      guard: { type: 'isOwnPath', params: ({ event }) => ({ path: event.path }) },
      actions: { type: 'keepReturnTo', params: ({ event }) => ({ path: event.path }) },
    },
  },
  states: {
    starting: { always: [{ guard: 'isStored', target: 'restoring' }, { target: 'loggedOut' }] },

    loggedOut: {
      id: 'loggedOut',
      on: {
        'login.submit': { target: 'loggingIn', actions: 'forgetError' },
        'storage.change': [
          { guard: { type: 'isSignedOut', params: ({ event }) => ({ record: event.record }) } },
          {
            target: 'restoring',
            actions: ['forgetError', { type: 'takeRecord', params: ({ event }) => ({ record: event.record }) }],
          },
        ],
      },
    },

    restoring: {
      id: 'restoring',
      tags: 'busy',
      type: 'parallel',
      on: { 'logout.request': leaving, 'logout.announce': { actions: announced }, 'storage.change': storageChanged },
      states: {
        me: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadMe',
                onDone: {
                  target: '#loggedIn',
                  actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, saved],
                },
                onError: [
                  { guard: { type: 'isUnauthorized', params: ({ event }) => ({ error: event.error }) }, ...expired },
                  { target: 'failed', actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
                ],
              },
            },
            failed: { on: { 'me.retry': { target: 'loading', actions: 'forgetError' } } },
          },
        },
        tokens: tokenStates,
      },
    },

    loggingIn: {
      tags: 'busy',
      invoke: {
        src: 'logIn',
        input: ({ event }) => (event.type === 'login.submit' ? event.credentials : { email: '', password: '' }),
        onDone: {
          target: 'loggedIn',
          actions: [{ type: 'takeAnswer', params: ({ event }) => ({ answer: event.output }) }, saved],
        },
        onError: {
          target: 'loggedOut',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },

    loggedIn: {
      id: 'loggedIn',
      tags: 'signedIn',
      ...tokenStates,
      on: {
        'logout.request': leaving,
        'logout.announce': { actions: announced },
        'storage.change': storageChanged,
        'partner.created': partnerCreated,
        'subscription.validate': {
          actions: [{ type: 'changeRecord', params: { record: { valid_subscription: true } } }, saved],
        },
        'subscription.replace': {
          actions: [
            { type: 'changeRecord', params: ({ event }) => ({ record: { current_subscription: event.subscription } }) },
            saved,
          ],
        },
        'services.replace': {
          actions: [{ type: 'changeRecord', params: ({ event }) => ({ record: { services: event.services } }) }, saved],
        },
        'permissions.replace': {
          actions: [
            { type: 'changeRecord', params: ({ event }) => ({ record: { permissions: event.permissions } }) },
            saved,
          ],
        },
        'session.replace': {
          actions: [
            { type: 'changeRecord', params: ({ event }) => ({ record: event.record }) },
            {
              type: 'takePartner',
              params: ({ context, event }) => ({
                partner: event.partner === undefined ? context.partner : event.partner,
              }),
            },
            saved,
          ],
        },
      },
    },

    loggingOut: {
      id: 'loggingOut',
      tags: ['busy', 'signedIn'],
      on: { 'storage.change': storageChanged },
      invoke: {
        src: 'logOut',
        input: ({ context }) => ({ refresh: context.record.refresh }),
        onDone: {
          target: 'loggedOut',
          actions: [
            { type: 'forgetUser', params: ({ context }) => ({ reason: context.leaving }) },
            { type: 'keepReturnTo', params: { path: null } },
            'clearStorage',
          ],
        },
        onError: {
          target: 'loggedIn',
          actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
