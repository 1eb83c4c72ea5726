export { type Missing, type MissingCode, missingForActivation, type PolicyLike } from './activation.ts';
export {
  canTransition,
  lockedFields,
  nextStatus,
  type PolicyAction,
  type PolicyTransition,
  policyTransitions,
  renewedTerm,
  statusOn,
  type Term,
} from './lifecycle.ts';
export { allowedActions, type TermProblem, termProblem } from './rules.ts';
export {
  type ClosedReason,
  type CoverageType,
  defaultNotificationDays,
  type InsuredRelationship,
  type PaymentMethod,
  type PolicyStatus,
  type PolicyType,
  paymentFrequencies,
  policyWords,
  type SelectType,
  type StoredPolicyStatus,
  typeOf,
} from './words.ts';
