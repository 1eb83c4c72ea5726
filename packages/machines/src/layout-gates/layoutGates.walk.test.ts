import { expect } from 'vitest';
import { createActor } from 'xstate';
import { describeWalk } from '../testing/index.ts';
import { currentGate, layoutGatesMachine } from './index.ts';
import { layoutGatesScenario } from './layoutGates.fixtures.ts';

describeWalk(layoutGatesScenario, {
  heard: { '*': ['session.change'], noPartner: ['partner.created'] },
  // A gate depends on nothing but the last session.
  invariant: ({ after }) => {
    const { session } = after.context;
    const afresh = createActor(layoutGatesMachine, { input: { session } }).getSnapshot();
    expect(currentGate(after)).toBe(currentGate(afresh));
    expect(after.hasTag('blocked')).toBe(currentGate(after) !== 'open');
  },
});
