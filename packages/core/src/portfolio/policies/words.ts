/** States as the API answers them; expired is derived from the end date, the others are stored. */
const policyStatuses = ['draft', 'active', 'closed', 'expired'] as const;
export type PolicyStatus = (typeof policyStatuses)[number];
export type StoredPolicyStatus = Exclude<PolicyStatus, 'expired'>;

const selectTypes = ['personal', 'corporate', 'massive'] as const;
export type SelectType = (typeof selectTypes)[number];
export type PolicyType = 'individual' | 'group';

/** Tells the type of a policy: personal business is individual, all other is group. */
export function typeOf(selectType: SelectType): PolicyType {
  return selectType === 'personal' ? 'individual' : 'group';
}

/** How many days ahead a policy counts as ending. */
export const endingDays = 30;

/** How many days before its end a policy is announced, unless the broker says otherwise. */
export const defaultNotificationDays: Record<SelectType, number> = { personal: 30, corporate: 45, massive: 15 };

/** Months between instalments that the form offers by name; any whole number from 1 to 12 is allowed. */
export const paymentFrequencies = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const insuredRelationships = ['dependent', 'titular', 'beneficiary'] as const;
const coverageTypes = ['benefit', 'coverage', 'help'] as const;
const paymentMethods = ['cash', 'transfer', 'card', 'cheque', 'bank_debit'] as const;
const closedReasons = ['closed', 'renewed', 'cancelled'] as const;

/** The words of a policy and of what hangs on it. */
export const policyWords = {
  status: policyStatuses,
  selectType: selectTypes,
  relationship: insuredRelationships,
  coverageType: coverageTypes,
  paymentMethod: paymentMethods,
  closedReason: closedReasons,
} as const;

export type InsuredRelationship = (typeof insuredRelationships)[number];
export type CoverageType = (typeof coverageTypes)[number];
export type PaymentMethod = (typeof paymentMethods)[number];
export type ClosedReason = (typeof closedReasons)[number];
