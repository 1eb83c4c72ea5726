import type { PolicyLifecycleView } from '@corredor/machines/policy-lifecycle';

/** The dialog of a policy's move as it has just opened. */
export const aMove = (over: Partial<PolicyLifecycleView> = {}): PolicyLifecycleView => ({
  step: 'confirming',
  possible: ['close', 'renew'],
  action: 'renew',
  observations: '',
  lacksObservations: false,
  isOpen: true,
  isBusy: false,
  error: null,
  missing: [],
  result: null,
  ...over,
});
