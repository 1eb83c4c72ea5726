import type { SessionRecord } from '@corredor/core/session';
import { assign, setup } from 'xstate';

/** What the gates look at. */
export type GateFacts = Pick<SessionRecord, 'has_partner' | 'valid_subscription' | 'subscription_payed'>;

/** What stands between a signed-in user and the work, in this order: profile, subscription, payment. */
export const layoutGatesMachine = setup({
  types: {
    input: {} as { session: GateFacts },
    context: {} as { session: GateFacts },
    events: {} as { type: 'session.change'; session: GateFacts } | { type: 'partner.created' },
    tags: {} as 'blocked',
  },
  guards: {
    lacksPartner: ({ context }) => !context.session.has_partner,
    lacksSubscription: ({ context }) => !context.session.valid_subscription,
    lacksPayment: ({ context }) => !context.session.subscription_payed,
  },
  actions: {
    takeSession: assign((_, params: { session: GateFacts }) => params),
    // The profile starts on the free plan, which is valid and paid at once.
    openAll: assign({ session: { has_partner: true, valid_subscription: true, subscription_payed: true } }),
  },
}).createMachine({
  id: 'layoutGates',
  context: ({ input }) => ({ session: input.session }),
  initial: 'checking',
  on: {
    'session.change': {
      target: '.checking',
      actions: { type: 'takeSession', params: ({ event: { session } }) => ({ session }) },
    },
  },
  states: {
    checking: {
      always: [
        { guard: 'lacksPartner', target: 'noPartner' },
        { guard: 'lacksSubscription', target: 'invalidSubscription' },
        { guard: 'lacksPayment', target: 'paymentPending' },
        { target: 'open' },
      ],
    },
    noPartner: { tags: 'blocked', on: { 'partner.created': { target: 'checking', actions: 'openAll' } } },
    invalidSubscription: { tags: 'blocked' },
    paymentPending: { tags: 'blocked' },
    open: {},
  },
});
