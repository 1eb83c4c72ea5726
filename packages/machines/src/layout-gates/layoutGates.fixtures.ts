import type { Scenario } from '../charts/index.ts';
import { type GateFacts, layoutGatesMachine } from './layoutGates.machine.ts';

const both = [true, false];
/** Every session that the gates can meet. */
export const everyGateFacts: GateFacts[] = both.flatMap((has_partner) =>
  both.flatMap((valid_subscription) =>
    both.map((subscription_payed) => ({ has_partner, valid_subscription, subscription_payed })),
  ),
);

/** The gates with every session that they can meet. */
export const layoutGatesScenario: Scenario<typeof layoutGatesMachine> = {
  name: 'layout-gates',
  machine: layoutGatesMachine,
  inputs: [{ session: { has_partner: false, valid_subscription: false, subscription_payed: false } }],
  events: [
    { type: 'partner.created' },
    ...everyGateFacts.map((session) => ({ type: 'session.change' as const, session })),
  ],
  actors: {},
};
