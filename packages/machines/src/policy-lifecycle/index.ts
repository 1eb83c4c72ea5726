export {
  type LivingPolicy,
  type PolicyLifecycleContext,
  type PolicyMove,
  policyLifecycleMachine,
} from './policyLifecycle.machine.ts';
export {
  type PolicyLifecycleStep,
  type PolicyLifecycleView,
  policyLifecycleView,
} from './policyLifecycle.selectors.ts';
