import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { currentGate, type GateFacts, layoutGatesMachine } from './index.ts';

const facts = (has_partner: boolean, valid_subscription: boolean, subscription_payed: boolean): GateFacts => ({
  has_partner,
  valid_subscription,
  subscription_payed,
});
const start = (session: GateFacts) => createActor(layoutGatesMachine, { input: { session } }).start();

describe('the gates', () => {
  it.each([
    [facts(false, false, false), 'noPartner'],
    [facts(false, true, true), 'noPartner'],
    [facts(true, false, false), 'invalidSubscription'],
    [facts(true, false, true), 'invalidSubscription'],
    [facts(true, true, false), 'paymentPending'],
    [facts(true, true, true), 'open'],
  ])('stand in order: %j is at %s', (session, gate) => {
    expect(currentGate(start(session).getSnapshot())).toBe(gate);
  });

  it('all open once the profile is made', () => {
    const gates = start(facts(false, false, false));
    gates.send({ type: 'partner.created' });
    expect(currentGate(gates.getSnapshot())).toBe('open');
  });

  it('hear of a profile only at the first one', () => {
    const gates = start(facts(true, false, false));
    gates.send({ type: 'partner.created' });
    expect(currentGate(gates.getSnapshot())).toBe('invalidSubscription');
  });
});
