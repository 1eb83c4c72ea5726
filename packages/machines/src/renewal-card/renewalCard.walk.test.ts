import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { renewalCardScenario } from './renewalCard.fixtures.ts';

describeWalk(renewalCardScenario, {
  heard: {
    asking: ['step.take', 'step.cancel'],
    impossible: ['step.cancel'],
  },
  // The server is asked for nothing that the renewal does not allow as it was read last, and for no step but the asked one.
  invariant: ({ after }) => {
    if (!after.matches('taking')) return;
    const { card, action, step } = after.context;
    expect(card.allowed_actions).toContain(action);
    expect(step?.action).toBe(action);
  },
});
