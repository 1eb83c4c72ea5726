import {
  addDays,
  addMonths,
  atCalendarEnd,
  dayInMonth,
  type PlainDate,
  withinCalendar,
} from '../../basics/dates/index.ts';
import { fromCents, type Money, toCents } from '../../basics/money/index.ts';

export type Instalment = { number: number; due_date: PlainDate; amount: Money };
export type PlannedInstalment = Pick<Instalment, 'due_date' | 'amount'>;
export type InstalmentStatus = 'on_time' | 'near_expiry' | 'delayed' | 'paid';
export type PaymentTerms = {
  start_date: PlainDate;
  end_date: PlainDate;
  /** Whole months between two instalments, 1 to 12. */
  payment_frequency: number;
  /** Day of the month, 1 to 31. */
  estimated_payment_day: number;
  total_grant: Money;
  /** Instalments that were agreed otherwise than by months. */
  own_plan?: readonly PlannedInstalment[] | null;
};

/** How many days before its due date an instalment is near it, unless the partner says otherwise. */
export const defaultNearDays = 7;

/** Counts the months of a term: the fewest that lead from its start to its end or beyond. */
export function monthsOfTerm(start: PlainDate, end: PlainDate): number {
  const monthOf = (date: PlainDate) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const months = Math.max(0, monthOf(end) - monthOf(start));
  return addMonths(start, months) >= end ? months : months + 1;
}

export type DueDateInput = { start: PlainDate; end: PlainDate; frequency: number; day: number };

/** Lists the due dates: the first due day on or after the start, then one every `frequency` months; none falls after the end. */
export function dueDates({ start, end, frequency, day }: DueDateInput): PlainDate[] {
  requireWhole('frequency', frequency, 1, 12);
  requireWhole('day', day, 1, 31);
  const count = Math.ceil(monthsOfTerm(start, end) / frequency);
  const first = dayInMonth(start, 0, day) >= start ? 0 : 1;
  return Array.from({ length: count }, (_, index) => {
    const due = atCalendarEnd(() => dayInMonth(start, first + index * frequency, day));
    return due > end ? end : due;
  });
}

/** Splits the total premium into equal instalments, the rest of the division on the last; a plan of its own stays as it was agreed. */
export function planInstalments(terms: PaymentTerms): Instalment[] {
  if (terms.own_plan)
    return terms.own_plan.map(({ due_date, amount }, index) => ({ number: index + 1, due_date, amount }));
  const dates = dueDates({
    start: terms.start_date,
    end: terms.end_date,
    frequency: terms.payment_frequency,
    day: terms.estimated_payment_day,
  });
  const total = toCents(terms.total_grant);
  const count = BigInt(Math.max(dates.length, 1));
  const equal = total / count;
  const last = total - equal * (count - 1n);
  return dates.map((due_date, index) => ({
    number: index + 1,
    due_date,
    amount: fromCents(index === dates.length - 1 ? last : equal),
  }));
}

/** Instalments as they were agreed: `count` equal ones, after a down payment where there is one (a decimal string above nothing). */
export type AgreedPlan = { count: number; down_payment?: Money | null; first_due_date: PlainDate };
type AgreedTerms = Pick<PaymentTerms, 'payment_frequency' | 'estimated_payment_day' | 'total_grant'>;

/** The instalments of an agreed plan, the rest of the division on the last: the first on its own day, the others every so many months on the payment day. */
export function agreedInstalments(agreed: AgreedPlan, terms: AgreedTerms): PlannedInstalment[] {
  const down = agreed.down_payment ? [toCents(agreed.down_payment)] : [];
  const shared = toCents(terms.total_grant) - (down[0] ?? 0n);
  const count = BigInt(agreed.count);
  const equal = shared / count;
  const equals = Array.from({ length: agreed.count }, (_, index) =>
    index + 1 === agreed.count ? shared - equal * (count - 1n) : equal,
  );
  return [...down, ...equals].map((cents, index) => ({
    due_date: agreedDay(agreed, terms, index),
    amount: fromCents(cents),
  }));
}
const agreedDay = ({ first_due_date }: AgreedPlan, terms: AgreedTerms, index: number): PlainDate =>
  index === 0
    ? first_due_date
    : dayInMonth(first_due_date, index * terms.payment_frequency, terms.estimated_payment_day);

/** What is wrong with an agreed plan: nothing to divide, or so little that instalments of nothing would come (`nothing`), a down payment of the whole total or more, or a last instalment (`day`) after the end of the term, where that is known, or of the calendar (`calendar`). */
export function agreedFault(agreed: AgreedPlan, terms: AgreedTerms & { end_date: PlainDate | null }) {
  const { count, down_payment } = agreed;
  const total = toCents(terms.total_grant);
  if (total <= 0n) return { code: 'nothing' } as const;
  if (down_payment && toCents(down_payment) >= total) return { code: 'down_payment' } as const;
  if (total - (down_payment ? toCents(down_payment) : 0n) < BigInt(count)) return { code: 'nothing' } as const;
  const day = withinCalendar(() => agreedDay(agreed, terms, down_payment ? count : count - 1));
  if (day === null) return { code: 'calendar' } as const;
  return terms.end_date !== null && day > terms.end_date ? ({ code: 'count', day } as const) : null;
}

/** How a plan of its own reads as a number of instalments, or as a down payment and a number; null where it is neither. */
export function readAgreedPlan(plan: readonly PlannedInstalment[], terms: AgreedTerms): AgreedPlan | null {
  const [first] = plan;
  if (!first) return null;
  const asText = (rows: readonly PlannedInstalment[]) =>
    rows.map(({ due_date, amount }) => `${due_date} ${amount}`).join();
  const equal: AgreedPlan = { count: plan.length, down_payment: null, first_due_date: first.due_date };
  const withDown: AgreedPlan = { ...equal, count: plan.length - 1, down_payment: first.amount };
  return (
    [equal, withDown].find((agreed) => agreed.count > 0 && asText(agreedInstalments(agreed, terms)) === asText(plan)) ??
    null
  );
}

/** Tells whether the frequency does not divide the term, so that the last period is shorter. */
export function isLastPeriodShorter({ start_date, end_date, payment_frequency, own_plan }: PaymentTerms): boolean {
  return !own_plan && monthsOfTerm(start_date, end_date) % payment_frequency !== 0;
}

/** Tells whether two sets of terms make the same instalments. */
export function isSamePlan(one: PaymentTerms, other: PaymentTerms): boolean {
  return JSON.stringify(planInstalments(one)) === JSON.stringify(planInstalments(other));
}

/** Derives the state of an instalment from dates; it is never typed in. */
export function instalmentStatus(
  { is_paid, due_date }: { is_paid: boolean; due_date: PlainDate },
  today: PlainDate,
  nearDays = defaultNearDays,
): InstalmentStatus {
  if (is_paid) return 'paid';
  if (due_date < today) return 'delayed';
  return due_date <= addDays(today, nearDays) ? 'near_expiry' : 'on_time';
}

function requireWhole(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) throw new RangeError(`${name} out of range: ${value}`);
}

/** Tells whether a payment plan goes with a reminder of an instalment, unless somebody wants it otherwise: whoever pays at once needs no plan of it. */
export const remindsWithPlan = ({ instalments_count }: { instalments_count: number }): boolean => instalments_count > 1;
