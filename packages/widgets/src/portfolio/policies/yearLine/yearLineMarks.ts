import type { InstalmentState, YearLine, YearLineDays } from '@corredor/core/api';
import { compareMoney } from '@corredor/core/money';
import type { TermFlag, TermTick } from '@corredor/ui/TermBar';

const tickStates = { paid: 'done', part_paid: 'part', late: 'late', to_come: 'open' } as const satisfies Record<
  InstalmentState,
  TermTick['state']
>;
const states = ['paid', 'part_paid', 'late', 'to_come'] as const;

/** How many instalments stand in each state, and how many movements count. */
export type YearLineCounts = Record<InstalmentState, number> & { movements: number };

/** Whether a movement adds to the premium or takes from it. */
export const signOf = (total_delta: string): TermFlag['sign'] => {
  const order = compareMoney(total_delta, '0.00');
  return order > 0 ? 'plus' : order < 0 ? 'minus' : 'none';
};

/** How an instalment is drawn. */
export const tickOf = (on: string, state: InstalmentState, title?: string): TermTick => ({
  on,
  state: tickStates[state],
  title,
});

/** What the days of a list are drawn by. */
export const ticksOfDays = (days: YearLineDays): TermTick[] =>
  states.flatMap((state) => days[state].map((on) => tickOf(on, state)));

/** What a line adds up to. */
export function countsOf({ instalments, movements }: YearLine): YearLineCounts {
  const count = (wanted: InstalmentState) => instalments.filter(({ state }) => state === wanted).length;
  return {
    paid: count('paid'),
    part_paid: count('part_paid'),
    late: count('late'),
    to_come: count('to_come'),
    movements: movements.length,
  };
}

/** What the days of a list add up to; it has no movements. */
export const countsOfDays = (days: YearLineDays): YearLineCounts => ({
  paid: days.paid.length,
  part_paid: days.part_paid.length,
  late: days.late.length,
  to_come: days.to_come.length,
  movements: 0,
});
