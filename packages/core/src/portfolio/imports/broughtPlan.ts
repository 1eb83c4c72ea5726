import { dayInMonth, type PlainDate } from '../../basics/dates/index.ts';
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
  frequency?: number | undefined;
  /** How many instalments there are. */
  count?: number | undefined;
  /** When the first falls due. */
  first?: PlainDate | undefined;
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

/** How a policy is paid by what a file says of it: every so many months where that gives the same instalments, else by these. */
export function readPlan({ start, end, total, frequency, count, first }: BroughtPlan): ReadPlan {
  const spread = count ? Math.floor(monthsOfTerm(start, end) / count) : 1;
  const payment_frequency = frequency ?? Math.min(12, Math.max(1, spread));
  const estimated_payment_day = Number((first ?? start).slice(8));
  const terms = { start_date: start, end_date: end, total_grant: total, payment_frequency, estimated_payment_day };
  const natural = planInstalments(terms);
  const day = natural[0]?.due_date ?? start;
  if ((!count || count === natural.length) && (!first || first === day))
    return { payment_frequency, estimated_payment_day, own_plan: null };
  const wanted = BigInt(count || natural.length);
  const equal = toCents(total) / wanted;
  const own_plan = Array.from({ length: Number(wanted) }, (_, index) => {
    const due = dayInMonth(first ?? day, index * payment_frequency, estimated_payment_day);
    const isLast = index + 1 === Number(wanted);
    const amount = isLast ? toCents(total) - equal * (wanted - 1n) : equal;
    return { due_date: due > end ? end : due, amount: fromCents(amount) };
  });
  return { payment_frequency, estimated_payment_day, own_plan };
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
