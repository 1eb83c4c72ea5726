import type { MachineReference } from './machineReference.ts';

export const layoutGates: MachineReference = {
  purpose:
    'Decides what stands between somebody who is signed in and the work: a brokerage without a profile, a subscription that is over, a payment that waits for approval. The first of these that is true is the gate.',
  use: [
    'When something must be done before the private area is of any use, for every page.',
    'When the order of such conditions matters: the first closed gate hides the others.',
  ],
  instead: [
    { use: 'UnauthorizedScreen', when: 'one page is not allowed and the others are' },
    { use: 'Banner', when: 'one should know of it and can go on working' },
    { use: 'Session', when: 'it is about who somebody is' },
  ],
  states: {
    checking: 'Looks at the session; left at once.',
    noPartner: 'There is no brokerage yet: the dialog asks for its profile and cannot be closed.',
    invalidSubscription:
      'The subscription is over: the dialog leads to the plans who may change them, and tells everybody else whom to ask.',
    paymentPending: 'The payment is being reviewed: the dialog says how long that takes and how to reach us.',
    open: 'Nothing is in the way.',
  },
  asks: {},
  hears: {
    'session.change': 'The session knows something new; the gates look again.',
    'partner.created': 'The profile was saved. It starts on the free plan, so all gates open.',
  },
  waits: {},
  test: [
    'With several gates closed the first one shows, and the next when it opens.',
    'A gate that opens elsewhere, by approval of a payment, opens here without a reload.',
    'Every gate offers a way on: to do it, to see who can, or to log out.',
  ],
  runBy: 'packages/widgets/src/shell/Shell.tsx',
};
