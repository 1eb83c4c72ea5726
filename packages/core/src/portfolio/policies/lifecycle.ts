import { addDays, addMonths, daysBetween, type PlainDate } from '../../basics/dates/index.ts';
import { compareMoney, type Money } from '../../basics/money/index.ts';
import { monthsOfTerm } from '../../collection/instalments/index.ts';
import type { ClosedReason, PolicyStatus, StoredPolicyStatus } from './words.ts';

export type PolicyAction = 'activate' | 'close' | 'renew';

export type PolicyTransition = {
  action: PolicyAction;
  from: readonly PolicyStatus[];
  to: StoredPolicyStatus;
  needsObservations: boolean;
  /** Why the policy is closed, where the move closes it. */
  reason?: ClosedReason;
  /** State of the policy that the move makes beside it. */
  makes?: StoredPolicyStatus;
};

/** Every move that a policy can make; the machine and the server both read this table. */
export const policyTransitions: readonly PolicyTransition[] = [
  { action: 'activate', from: ['draft'], to: 'active', needsObservations: false },
  { action: 'close', from: ['active', 'expired'], to: 'closed', needsObservations: true, reason: 'closed' },
  {
    action: 'renew',
    from: ['active', 'expired'],
    to: 'closed',
    needsObservations: true,
    reason: 'renewed',
    makes: 'draft',
  },
];

/** Tells whether a policy in this state can make the move. */
export function canTransition(status: PolicyStatus, action: PolicyAction): boolean {
  return nextStatus(status, action) !== undefined;
}

/** The state after the move, or undefined where the move is forbidden. */
export function nextStatus(status: PolicyStatus, action: PolicyAction): StoredPolicyStatus | undefined {
  return policyTransitions.find((move) => move.action === action && move.from.includes(status))?.to;
}

/** The state on a day: an active policy is expired from the day after its end. */
export function statusOn(
  { status, end_date }: { status: PolicyStatus; end_date?: PlainDate | null | undefined },
  today: PlainDate,
): PolicyStatus {
  const stored = status === 'expired' ? 'active' : status;
  return stored === 'active' && typeof end_date === 'string' && end_date < today ? 'expired' : stored;
}

export type Term = { start_date: PlainDate; end_date: PlainDate };

/** The next term: as long as the old one, starting on the day on which that ends. */
export function renewedTerm({ start_date, end_date }: Term): Term {
  const months = monthsOfTerm(start_date, end_date);
  const isWholeMonths = months > 0 && addMonths(start_date, months) === end_date;
  return {
    start_date: end_date,
    // Counted from the first start, so that a term from the 31st does not shrink to the 28th for good.
    end_date: isWholeMonths
      ? addMonths(start_date, 2 * months)
      : addDays(end_date, Math.max(1, daysBetween(start_date, end_date))),
  };
}

type Locking = { status: PolicyStatus; collected: Money; credits?: number; movements?: number };
/** Fields that keep their value: all that instalments were made from, once something came in for one of them, or something of it changed. */
export function lockedFields({ status, collected, credits = 0, movements = 0 }: Locking): readonly string[] {
  const isFixed = credits > 0 || movements > 0 || compareMoney(collected, '0.00') > 0;
  return status !== 'draft' && isFixed ? moneyFields : [];
}

const moneyFields = [
  'contractor_id',
  'payer_id',
  'start_date',
  'end_date',
  'payment_frequency',
  'estimated_payment_day',
  'net_premium',
  'charges',
  'total_grant',
] as const;
