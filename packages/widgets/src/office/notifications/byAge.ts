import { addDays, daysBetween, type PlainDate, todayIn } from '@corredor/core/dates';

/** How long ago something was told, by the calendar of the brokerage. */
export type Age = 'today' | 'yesterday' | 'week' | 'earlier';

const someMonday = '1970-01-05';

/** Parts what was told by its age; the order stays, and an age that nothing has is left out. */
export function byAge<Told extends { created_at: string }>(told: readonly Told[], timezone: string, today: PlainDate) {
  const monday = addDays(today, -(daysBetween(someMonday, today) % 7));
  const ageOf = ({ created_at }: Told): Age => {
    const day = todayIn(timezone, new Date(created_at));
    if (day >= today) return 'today';
    if (day === addDays(today, -1)) return 'yesterday';
    return day >= monday ? 'week' : 'earlier';
  };
  const ages = [...new Set(told.map(ageOf))];
  return ages.map((age) => ({ age, told: told.filter((one) => ageOf(one) === age) }));
}
