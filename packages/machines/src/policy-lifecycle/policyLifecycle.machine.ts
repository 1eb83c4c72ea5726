import type { Policy } from '@corredor/core/api';
import { type CallError, toCallError } from '@corredor/core/errors';
import { canTransition, type PolicyAction, policyTransitions } from '@corredor/core/policies';
import { assign, setup } from 'xstate';
import { notProvided } from '../actors/index.ts';

/** The policy as far as its life is concerned. */
export type LivingPolicy = Pick<Policy, 'id' | 'status' | 'version'>;

/** One move of a policy; the key stays the same for every retry of it. */
export type PolicyMove = { policy: LivingPolicy; action: PolicyAction; observations: string; key: string };

export type PolicyLifecycleContext = {
  policy: LivingPolicy;
  action: PolicyAction | null;
  observations: string;
  key: string;
  error: CallError | null;
  /** What the server answered: the policy after the move, or the draft that a renewal made. */
  result: Policy | null;
};

const needsObservations = (action: PolicyAction | null) =>
  policyTransitions.some((move) => move.action === action && move.needsObservations);

/** The move that was confirmed. */
function moveOf({ policy, action, observations, key }: PolicyLifecycleContext): PolicyMove {
  if (action === null) throw new Error('No move was chosen.');
  return { policy, action, observations: observations.trim(), key };
}

/** The moves of a policy, from choosing one through its dialog to the server's answer. */
export const policyLifecycleMachine = setup({
  types: {
    input: {} as { policy: LivingPolicy },
    context: {} as PolicyLifecycleContext,
    events: {} as
      | { type: 'action.choose'; action: PolicyAction }
      | { type: 'observations.write'; observations: string }
      | { type: 'action.confirm'; key: string }
      | { type: 'action.retry' }
      | { type: 'action.cancel' }
      | { type: 'policy.replace'; policy: LivingPolicy },
    tags: {} as 'busy' | 'dialog',
  },
  actors: { makeMove: notProvided<Policy, PolicyMove>('makeMove') },
  guards: {
    canMove: ({ context }, params: { action: PolicyAction }) => canTransition(context.policy.status, params.action),
    hasWhatItNeeds: ({ context }) => !needsObservations(context.action) || context.observations.trim() !== '',
    isStale: (_, params: { error: unknown }) => toCallError(params.error).status === 412,
    isIncomplete: (_, params: { error: unknown }) => toCallError(params.error).code === 'activation_incomplete',
    canStillMove: ({ context }) => context.action !== null && canTransition(context.policy.status, context.action),
  },
  actions: {
    chooseAction: assign((_, params: { action: PolicyAction }) => ({ ...params, error: null, result: null })),
    writeObservations: assign((_, params: { observations: string }) => params),
    takeKey: assign((_, params: { key: string }) => params),
    takePolicy: assign((_, params: { policy: LivingPolicy }) => params),
    keepError: assign((_, params: { error: unknown }) => ({ error: toCallError(params.error) })),
    keepResult: assign((_, params: { result: Policy }) => ({ ...params, error: null })),
    forgetMove: assign({
      action: null,
      observations: '',
      key: '',
      error: null,
      result: null,
    }),
  },
}).createMachine({
  id: 'policyLifecycle',
  context: ({ input: { policy } }) => ({
    policy,
    action: null,
    observations: '',
    key: '',
    error: null,
    result: null,
  }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'action.choose': {
          guard: { type: 'canMove', params: ({ event }) => ({ action: event.action }) },
          target: 'confirming',
          actions: { type: 'chooseAction', params: ({ event }) => ({ action: event.action }) },
        },
        'policy.replace': { actions: { type: 'takePolicy', params: ({ event }) => ({ policy: event.policy }) } },
      },
    },
    confirming: {
      tags: 'dialog',
      initial: 'open',
      states: {
        open: {},
        // The person wanted to go on without observations where the move needs them.
        unexplained: {},
      },
      on: {
        'action.choose': {
          guard: { type: 'canMove', params: ({ event }) => ({ action: event.action }) },
          actions: { type: 'chooseAction', params: ({ event }) => ({ action: event.action }) },
        },
        'observations.write': {
          target: '.open',
          actions: { type: 'writeObservations', params: ({ event }) => ({ observations: event.observations }) },
        },
        'action.confirm': [
          {
            guard: 'hasWhatItNeeds',
            target: 'running',
            actions: { type: 'takeKey', params: ({ event }) => ({ key: event.key }) },
          },
          { target: '.unexplained' },
        ],
        'action.cancel': { target: 'resting', actions: 'forgetMove' },
      },
    },
    running: {
      tags: ['busy', 'dialog'],
      invoke: {
        src: 'makeMove',
        input: ({ context }) => moveOf(context),
        onDone: { target: 'done', actions: { type: 'keepResult', params: ({ event }) => ({ result: event.output }) } },
        onError: [
          {
            guard: { type: 'isStale', params: ({ event }) => ({ error: event.error }) },
            target: 'stale',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isIncomplete', params: ({ event }) => ({ error: event.error }) },
            target: 'incomplete',
            actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'failed', actions: { type: 'keepError', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    // An answer that got lost may have been a yes: the same key asks again without moving twice.
    failed: {
      tags: 'dialog',
      on: { 'action.retry': 'running', 'action.cancel': { target: 'resting', actions: 'forgetMove' } },
    },
    // Somebody else changed the policy; what was written stays, and is confirmed anew against what it is now.
    stale: {
      tags: 'dialog',
      on: {
        'policy.replace': {
          target: 'reconsidering',
          actions: { type: 'takePolicy', params: ({ event }) => ({ policy: event.policy }) },
        },
        'action.cancel': { target: 'resting', actions: 'forgetMove' },
      },
    },
    reconsidering: {
      always: [
        { guard: 'canStillMove', target: 'confirming' },
        { target: 'resting', actions: 'forgetMove' },
      ],
    },
    incomplete: {
      tags: 'dialog',
      on: { 'action.cancel': { target: 'resting', actions: 'forgetMove' } },
    },
    done: {
      on: {
        'policy.replace': {
          target: 'resting',
          actions: [{ type: 'takePolicy', params: ({ event }) => ({ policy: event.policy }) }, 'forgetMove'],
        },
      },
    },
  },
});
