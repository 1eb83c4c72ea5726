import { canTransition, policyTransitions } from '@corredor/core/policies';
import { expect } from 'vitest';
import { describeWalk } from '../testing/index.ts';
import { policyLifecycleScenario } from './policyLifecycle.fixtures.ts';

describeWalk(policyLifecycleScenario, {
  heard: {
    resting: ['action.choose', 'policy.replace'],
    confirming: ['action.choose', 'observations.write', 'action.confirm', 'action.cancel'],
    failed: ['action.retry', 'action.cancel'],
    stale: ['policy.replace', 'action.cancel'],
    incomplete: ['action.cancel'],
    done: ['policy.replace'],
  },
  // The server is asked for nothing that the table of moves forbids.
  invariant: ({ after }) => {
    if (!after.matches('running')) return;
    const { policy, action, observations } = after.context;
    const move = policyTransitions.find((one) => one.action === action);
    expect(action !== null && canTransition(policy.status, action)).toBe(true);
    expect(move?.needsObservations === true && observations.trim() === '').toBe(false);
  },
});
