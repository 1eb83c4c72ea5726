import { atCalendarEnd, dayInMonth, type PlainDate } from '../../basics/dates/index.ts';
import { fromCents, type Money, toCents } from '../../basics/money/index.ts';
import {
  type Instalment,
  monthsOfTerm,
  type PlannedInstalment,
  planInstalments,
} from '../../collection/instalments/index.ts';

/** What a file says of how a premium is paid. */
export type BroughtPlan = {
  start: PlainDate;
  end: PlainDate;
  total: Money;
  /** Whole months between two instalments. */
  frequency?: number;
  /** How many instalments there are. */
  count?: number;
  /** When the first falls due. */
  first?: PlainDate;
};
export type ReadPlan = {
  payment_frequency: number;
  estimated_payment_day: number;
  /** The instalments themselves, where whole months from the start of the term do not lead to them. */
  own_plan: PlannedInstalment[] | null;
};

/** How many instalments a term has at most, by what a file says of it: as many as the form makes, one a month where no frequency is said. */
export const mostBrought = ({ start, end, frequency = 1 }: Pick<BroughtPlan, 'start' | 'end' | 'frequency'>): number =>
  Math.max(1, Math.ceil(monthsOfTerm(start, end) / frequency));

/** What a file leaves open of a plan: when its instalments are due, or how many there are as well. */
export type PlanDoubt = 'dates' | 'number';
/** How a plan that a file leaves open is made: one instalment a month from the first, or spread evenly over the term; all at once, or one a month for the whole term. */
export type InstalmentsFall = 'months' | 'spread' | 'once' | 'monthly';
export const instalmentsFall = { dates: ['months', 'spread'], number: ['once', 'monthly'] } as const satisfies Record<
  PlanDoubt,
  readonly InstalmentsFall[]
>;

/** Whole months between instalments that are spread over a term, 1 to 12. */
const spreadMonths = ({ start, end, count = 1 }: Pick<BroughtPlan, 'start' | 'end' | 'count'>): number =>
  Math.min(12, Math.max(1, Math.floor(monthsOfTerm(start, end) / Math.max(1, count))));

/** What a file leaves open of the plan of a policy; null where both readings are one plan, or it says enough. */
export function planDoubt({ start, end, frequency, count }: Omit<BroughtPlan, 'total' | 'first'>): PlanDoubt | null {
  if (frequency !== undefined) return null;
  if (count === undefined) return monthsOfTerm(start, end) > 1 ? 'number' : null;
  return count > 1 && spreadMonths({ start, end, count }) > 1 ? 'dates' : null;
}

/** What a file says of a plan, with what was said of what it leaves open. */
export function toldPlan<Told extends Omit<BroughtPlan, 'total'>>(plan: Told, fall: InstalmentsFall | undefined): Told {
  const doubt = planDoubt(plan);
  if (doubt === 'dates' && fall === 'months') return { ...plan, frequency: 1 };
  if (doubt === 'number' && fall === 'once') return { ...plan, count: 1 };
  if (doubt === 'number' && fall === 'monthly') return { ...plan, frequency: 1 };
  return plan;
}

/** The instalments of a policy of a file, with dates and amounts, where it was said how they fall. */
export function plannedBy(plan: BroughtPlan, fall: InstalmentsFall): PlannedInstalment[] {
  const { start, end, total } = plan;
  const { own_plan, ...terms } = readPlan(toldPlan(plan, fall));
  return (
    own_plan ??
    planInstalments({ start_date: start, end_date: end, total_grant: total, ...terms }).map(({ due_date, amount }) => ({
      due_date,
      amount,
    }))
  );
}

/** How a policy is paid by what a file says of it: every so many months where that gives the same instalments, else by these. */
export function readPlan({ start, end, total, frequency, count, first }: BroughtPlan): ReadPlan {
  const payment_frequency = frequency ?? (count ? spreadMonths({ start, end, count }) : 1);
  const estimated_payment_day = Number((first ?? start).slice(8));
  const terms = { start_date: start, end_date: end, total_grant: total, payment_frequency, estimated_payment_day };
  const natural = planInstalments(terms);
  const day = natural[0]?.due_date ?? start;
  if ((!count || count === natural.length) && (!first || first === day))
    return { payment_frequency, estimated_payment_day, own_plan: null };
  const wanted = BigInt(count || natural.length);
  const equal = toCents(total) / wanted;
  const own_plan = Array.from({ length: Number(wanted) }, (_, index) => {
    const due = atCalendarEnd(() => dayInMonth(first ?? day, index * payment_frequency, estimated_payment_day));
    const isLast = index + 1 === Number(wanted);
    const amount = isLast ? toCents(total) - equal * (wanted - 1n) : equal;
    return { due_date: due > end ? end : due, amount: fromCents(amount) };
  });
  return { payment_frequency, estimated_payment_day, own_plan };
}

/** A paid sum that misses whole instalments by a cent or two of each, since its file rounds them otherwise. */
export interface RoundedPaid {
  /** How many instalments it covers. */
  covered: number;
  /** The instalments that it covers to the cent, of the same total and days; null where it covers all of them. */
  plan: PlannedInstalment[] | null;
  /** What it lacks of all instalments; 0.00 where a plan covers them to the cent. */
  rest: Money;
}
const centsApart = 2n;
const leastCents = 10n * centsApart;
/** What a paid sum covers but for the rounding of its file; null where it covers whole instalments as they are, or none. */
export function roundPaid(paid: Money, plan: readonly PlannedInstalment[]): RoundedPaid | null {
  const amounts = plan.map(({ amount }) => toCents(amount));
  const total = sumOf(amounts);
  const sum = toCents(paid);
  const misses = amounts.map((_, place) => sum - sumOf(amounts.slice(0, place + 1)));
  if (sum <= 0n || sum >= total || misses.some((miss) => miss === 0n)) return null;
  const near = misses.flatMap((miss, place) => (size(miss) <= centsApart * BigInt(place + 1) ? [{ miss, place }] : []));
  const [nearest] = near.toSorted((one, other) => Number(size(one.miss) - size(other.miss)));
  // Of instalments of a few cents, cents are no rounding.
  if (!nearest || amounts.some((amount) => amount <= leastCents || amount <= 2n * size(nearest.miss))) return null;
  const covered = nearest.place + 1;
  if (covered === plan.length) return { covered, plan: null, rest: fromCents(total - sum) };
  const cents = [...equalParts(sum, covered), ...equalParts(total - sum, plan.length - covered)];
  const rounded = plan.map(({ due_date }, place) => ({ due_date, amount: fromCents(cents[place] ?? 0n) }));
  return { covered, plan: rounded, rest: '0.00' };
}
const size = (cents: bigint) => (cents < 0n ? -cents : cents);
const sumOf = (cents: readonly bigint[]) => cents.reduce((all, one) => all + one, 0n);
/** Equal parts, the rest of the division on the last. */
function equalParts(cents: bigint, count: number): bigint[] {
  const equal = cents / BigInt(count);
  return Array.from({ length: count }, (_, place) => (place + 1 === count ? cents - equal * BigInt(count - 1) : equal));
}

/** What an amount that was paid pays of each instalment, the earliest first; nothing of those that it does not reach. */
export function spreadPaid(paid: Money, instalments: readonly Pick<Instalment, 'amount'>[]): Money[] {
  let left = toCents(paid);
  return instalments.map(({ amount }) => {
    let part = toCents(amount);
    if (part > left) part = left;
    left -= part;
    return fromCents(part);
  });
}
