import { CallError } from '@corredor/core/errors';
import { aPolicy, aRefusal } from '@corredor/core/fixtures';
import { type PolicyStatus, policyTransitions, policyWords } from '@corredor/core/policies';
import type { Scenario } from '../charts/index.ts';
import { policyLifecycleMachine } from './policyLifecycle.machine.ts';

const policyIn = (status: PolicyStatus) => ({ id: 118, status, version: 3 });

/** A policy in each of its states, with every move and every answer of the server. */
export const policyLifecycleScenario: Scenario<typeof policyLifecycleMachine> = {
  name: 'policy-lifecycle',
  machine: policyLifecycleMachine,
  inputs: ['active' as const, ...policyWords.status.filter((status) => status !== 'active')].map((status) => ({
    policy: policyIn(status),
  })),
  events: [
    ...policyTransitions.map(({ action }) => ({ type: 'action.choose' as const, action })),
    { type: 'observations.write', observations: 'El cliente se muda.' },
    { type: 'action.confirm', key: 'one' },
    { type: 'action.retry' },
    { type: 'action.cancel' },
    { type: 'policy.replace', policy: { ...policyIn('active'), version: 4 } },
    { type: 'policy.replace', policy: { ...policyIn('closed'), version: 4 } },
  ],
  actors: {
    makeMove: {
      done: [aPolicy()],
      error: [aRefusal(412, 'stale'), aRefusal(409, 'activation_incomplete'), new CallError({})],
    },
  },
};
