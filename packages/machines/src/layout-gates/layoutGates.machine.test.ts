import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { currentGate, type GateFacts, layoutGatesMachine } from './index.ts';

const facts = (has_partner: boolean, valid_subscription: boolean, subscription_payed: boolean): GateFacts => ({
  has_partner,
  valid_subscription,
  subscription_payed,
});
const every = [true, false].flatMap((partner) =>
  [true, false].flatMap((valid) => [true, false].map((paid) => facts(partner, valid, paid))),
);
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

  it('depend on nothing but the last session, along every path', () => {
    const paths = getShortestPaths(layoutGatesMachine, {
      input: { session: facts(false, false, false) },
      events: [{ type: 'partner.created' }, ...every.map((session) => ({ type: 'session.change' as const, session }))],
    });
    expect(new Set(paths.map(({ state }) => currentGate(state)))).toEqual(
      new Set(['noPartner', 'invalidSubscription', 'paymentPending', 'open']),
    );
    for (const { state } of paths) {
      expect(currentGate(state)).toBe(currentGate(start(state.context.session).getSnapshot()));
      expect(state.hasTag('blocked')).toBe(currentGate(state) !== 'open');
    }
  });
});
