export {
  type ChargeChange,
  compareTerms,
  type ExtraChange,
  type FieldChange,
  type ListChange,
  type Shown,
  type Term,
  type TermChip,
  type TermField,
  type TermList,
  type TermsDifference,
} from './compareTerms.ts';
export { type DepreciationLine, fallenRow, lossAt, repeatedPlaces } from './depreciation.ts';
export { type RenewalStanding, renewalActions, renewalTransitions, standingOf } from './lifecycle.ts';
export {
  depreciated,
  type EndedTerms,
  longestLapsedDays,
  premiumChange,
  type RenewalNotice,
  type RenewalRisk,
  type Retention,
  type RiskFacts,
  type RiskReason,
  renewalEntry,
  renewalNotices,
  renewalOwner,
  renewalRisk,
  renewalWindowDays,
  retentionOf,
  riskLimits,
} from './renewals.ts';
