import type { DashboardBand } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { type RawBuilder, sql } from 'kysely';

/** The days of each age: of what is late, counted back from yesterday, and of what is due, from today on. */
const ages = {
  late: [
    [1, 30],
    [31, 60],
    [61, 90],
    [91, null],
  ],
  coming: [
    [0, 30],
    [31, 60],
    [61, 90],
    [91, null],
  ],
} as const;
type Side = keyof typeof ages;

/** The number of an instalment's band, from its due day: 0 to 3 for what is late, 4 to 7 for what will be due. */
export const bandOf = (due: RawBuilder<unknown>, today: RawBuilder<unknown>) => sql<number>`
  case when ${due} < ${today} then least((${today} - ${due} - 1) / 30, 3)
    else 4 + least(greatest(${due} - ${today} - 1, 0) / 30, 3) end`;

/** What was added up of one band. */
export interface BandSum {
  band: number;
  instalments: number;
  amount: string;
}

/** The four bands of one side with what was added up of each; a band that nothing was found for holds nothing. */
export function bandsOf(side: Side, sums: readonly BandSum[], today: string): DashboardBand[] {
  return ages[side].map(([from_days, to_days], index) => {
    const sum = sums.find(({ band }) => band === (side === 'late' ? index : 4 + index));
    const near = addDays(today, side === 'late' ? -from_days : from_days);
    const far = to_days === null ? null : addDays(today, side === 'late' ? -to_days : to_days);
    const [due_from, due_to] = side === 'late' ? [far, near] : [near, far];
    return {
      from_days,
      to_days,
      due_from,
      due_to,
      instalments: sum?.instalments ?? 0,
      amount: sum?.amount ?? '0.00',
    };
  });
}
