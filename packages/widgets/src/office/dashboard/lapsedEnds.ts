import { addDays, type PlainDate } from '@corredor/core/dates';
import { longestLapsedDays } from '@corredor/core/renewals';

/** The ends of the terms that ended undecided, as the list of renewals is asked for them. */
export const lapsedEnds = (today: PlainDate) => ({
  ends_from: addDays(today, -longestLapsedDays),
  ends_to: addDays(today, -1),
});
