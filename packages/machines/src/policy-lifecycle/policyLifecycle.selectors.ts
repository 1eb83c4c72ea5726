import type { Policy, PolicyMissing } from '@corredor/core/api';
import type { CallError } from '@corredor/core/errors';
import { canTransition, type PolicyAction, policyTransitions } from '@corredor/core/policies';
import type { SnapshotFrom } from 'xstate';
import type { policyLifecycleMachine } from './policyLifecycle.machine.ts';

type Snapshot = SnapshotFrom<typeof policyLifecycleMachine>;

export type PolicyLifecycleStep = 'resting' | 'confirming' | 'running' | 'failed' | 'stale' | 'incomplete' | 'done';

export type PolicyLifecycleView = {
  step: PolicyLifecycleStep;
  /** The moves that the policy can make now. */
  possible: readonly PolicyAction[];
  action: PolicyAction | null;
  observations: string;
  lacksObservations: boolean;
  isOpen: boolean;
  isBusy: boolean;
  error: CallError | null;
  /** Fields that a draft lacks. */
  missing: readonly PolicyMissing[];
  result: Policy | null;
};

/** All that the dialogs of a policy's life may know. */
export function policyLifecycleView(snapshot: Snapshot): PolicyLifecycleView {
  const { policy, action, observations, error, result } = snapshot.context;
  return {
    step: stepOf(snapshot),
    possible: policyTransitions.map((move) => move.action).filter((move) => canTransition(policy.status, move)),
    action,
    observations,
    lacksObservations: snapshot.matches({ confirming: 'unexplained' }),
    isOpen: snapshot.hasTag('dialog'),
    isBusy: snapshot.hasTag('busy'),
    error,
    missing: snapshot.matches('incomplete')
      ? (error?.problem?.missing ?? []).filter((one) => one !== 'provider_email' && one !== 'checklist')
      : [],
    result,
  };
}

function stepOf({ value }: Snapshot): PolicyLifecycleStep {
  if (typeof value === 'object') return 'confirming';
  // Left in the same step that enters it, so a snapshot never shows it.
  return value === 'reconsidering' ? 'resting' : value;
}
