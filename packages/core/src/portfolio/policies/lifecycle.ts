import {
  addDays,
  addMonths,
  atCalendarEnd,
  daysBetween,
  type PlainDate,
  withinCalendar,
} from '../../basics/dates/index.ts';
import { compareMoney, type Money } from '../../basics/money/index.ts';
import { monthsOfTerm } from '../../collection/instalments/index.ts';
import type { ClosedReason, PolicyStatus, StoredPolicyStatus } from './words.ts';

export type PolicyAction = 'activate' | 'close' | 'renew';

export type PolicyTransition = {
  action: PolicyAction;
  from: readonly PolicyStatus[];
  /** The state after it; without one the policy stays as it is. */
  to?: StoredPolicyStatus;
  needsObservations: boolean;
  /** Why the policy is closed, where the move closes it or leads to it. */
  reason?: ClosedReason;
  /** State of the policy that the move makes beside it, or that is there already. */
  makes?: StoredPolicyStatus;
};

/** Every move that a policy can make; the machine and the server both read this table. */
export const policyTransitions: readonly PolicyTransition[] = [
  { action: 'activate', from: ['draft'], to: 'active', needsObservations: false },
  { action: 'close', from: ['active', 'expired'], to: 'closed', needsObservations: true, reason: 'closed' },
  {
    action: 'renew',
    from: ['active', 'expired'],
    needsObservations: true,
    reason: 'renewed',
    makes: 'draft',
  },
];

/** Tells whether a policy in this state can make the move. */
export function canTransition(status: PolicyStatus, action: PolicyAction): boolean {
  return moveFrom(status, action) !== undefined;
}

/** The state after the move, which may be the one before, or undefined where the move is forbidden. */
export function nextStatus(status: PolicyStatus, action: PolicyAction): PolicyStatus | undefined {
  const move = moveFrom(status, action);
  return move && (move.to ?? status);
}
const moveFrom = (status: PolicyStatus, action: PolicyAction) =>
  policyTransitions.find((move) => move.action === action && move.from.includes(status));

/** The state on a day: an active policy is expired from the day after its end. */
export function statusOn(
  { status, end_date }: { status: PolicyStatus; end_date?: PlainDate | null },
  today: PlainDate,
): PolicyStatus {
  const stored = status === 'expired' ? 'active' : status;
  return stored === 'active' && typeof end_date === 'string' && end_date < today ? 'expired' : stored;
}

/** The day on which a policy ends: that for which it is cancelled, else the last of its term. */
export const endsOn = ({
  end_date,
  closes_on,
  closes_as,
}: {
  end_date: PlainDate | null;
  closes_on: PlainDate | null;
  closes_as: ClosedReason | null;
}): PlainDate | null => (closes_as === 'cancelled' ? closes_on : end_date);

export type Term = { start_date: PlainDate; end_date: PlainDate; issued_end_date?: PlainDate | null };

/** The next term: as long as the old one was issued, starting on the day on which that ends; the calendar ends it sooner. */
export function renewedTerm({ start_date, end_date, issued_end_date }: Term): {
  start_date: PlainDate;
  end_date: PlainDate;
} {
  const issued = issued_end_date ?? end_date;
  const months = monthsOfTerm(start_date, issued);
  const isWholeMonths = months > 0 && withinCalendar(() => addMonths(start_date, months)) === issued;
  // Counted from the first start, so that a term from the 31st does not shrink to the 28th for good; one that was extended starts anew.
  const whole = () => (issued === end_date ? addMonths(start_date, 2 * months) : addMonths(end_date, months));
  const byDays = () => addDays(end_date, Math.max(1, daysBetween(start_date, issued)));
  return { start_date: end_date, end_date: atCalendarEnd(isWholeMonths ? whole : byDays) };
}

/** From which day on the next term takes the place of the one that ends: from the end, or the day after it where the next starts later. */
export const succeededOn = (endDate: PlainDate, nextStart: PlainDate): PlainDate =>
  nextStart > endDate ? addDays(endDate, 1) : endDate;

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
  'own_plan',
  'net_premium',
  'charges',
  'total_grant',
] as const;

/** Fields that movements change: data, term and premium. Where a brokerage wants it so, a policy that is no draft changes them by movement only. */
export const movementFields = [
  'payer_id',
  'provider_office_id',
  'maximum_insured_sum',
  'certificate_number',
  'deductible',
  'condition',
  'condition_deductible',
  'estimated_payment_day',
  'start_date',
  'end_date',
  'net_premium',
  'charges',
  'total_grant',
] as const;
