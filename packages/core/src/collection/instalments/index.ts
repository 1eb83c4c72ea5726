export { daysToContractEnd, type Grace, receiptDayFault, usualGrace, usualWithholding } from './collectionRules.ts';
export { completingReceipt } from './completingReceipt.ts';
export {
  type CrossingPart,
  crossAtIssue,
  crossingLimit,
  inCrossingOrder,
  pairCrossing,
  proposeCrossing,
} from './crossing.ts';
export {
  type AgreedPlan,
  agreedFault,
  agreedInstalments,
  type DueDateInput,
  defaultNearDays,
  dueDates,
  type Instalment,
  type InstalmentStatus,
  instalmentStatus,
  isLastPeriodShorter,
  isSamePlan,
  monthsOfTerm,
  type PaymentTerms,
  type PlannedInstalment,
  planInstalments,
  readAgreedPlan,
  remindsWithPlan,
} from './instalments.ts';
export { inTransferOrder, type OpenInstalment, spreadTransfer, transferLimit } from './spreadTransfer.ts';
