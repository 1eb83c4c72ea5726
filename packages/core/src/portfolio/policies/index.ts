export {
  doubtsBeforeActivation,
  type Missing,
  type MissingCode,
  missingForActivation,
  type PolicyLike,
} from './activation.ts';
export { type CoverGap, coverGapOf } from './coverGap.ts';
export {
  canTransition,
  endsOn,
  lockedFields,
  movementFields,
  nextStatus,
  type PolicyAction,
  type PolicyTransition,
  policyTransitions,
  renewedTerm,
  statusOn,
  succeededOn,
  type Term,
} from './lifecycle.ts';
export { allowedActions, type TermProblem, termProblem } from './rules.ts';
export { firstDayOverHundred, passesHundred, type SellerShare, sellerKey, sharesOn, sumOfShares } from './shares.ts';
export { type MoveObstacle, obstaclesTo, type PolicyCause, type PolicyWay, policyWays } from './ways.ts';
export {
  type ClosedReason,
  type CoverageType,
  defaultNotificationDays,
  endingDays,
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
