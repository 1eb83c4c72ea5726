import { addDays, daysBetween, type PlainDate } from '@corredor/core/dates';

/** The Monday of a day's week. */
export const mondayOf = (day: PlainDate) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
/** So many days from one on. */
export const daysFrom = (first: PlainDate, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

/** The days that have a column of their own: today, tomorrow, and what is left of this week. */
export function boardDays(today: PlainDate): PlainDate[] {
  const left = daysBetween(today, addDays(mondayOf(today), 6)) + 1;
  return daysFrom(today, Math.max(left, 2));
}
/** Where a task stands on the board: before today, on one of its days, or later. */
export function columnOf(day: PlainDate, days: readonly PlainDate[]): string {
  if (day < (days[0] ?? day)) return 'overdue';
  return days.includes(day) ? day : 'later';
}

/** The days whose tasks stand in a column of the board. */
export function spanOf(columnId: string, days: readonly PlainDate[]): { from?: PlainDate; until?: PlainDate } {
  const [first, last] = [days[0] ?? columnId, days.at(-1) ?? columnId];
  if (columnId === 'overdue') return { until: addDays(first, -1) };
  return columnId === 'later' ? { from: addDays(last, 1) } : { from: columnId, until: columnId };
}

/** The weeks of a month, from the Monday on or before its first day to the Sunday on or after its last. */
export function weeksOf(month: string): PlainDate[][] {
  const first = `${month}-01`;
  const weeks: PlainDate[][] = [];
  for (let monday = mondayOf(first); monday.slice(0, 7) <= month; monday = addDays(monday, 7))
    weeks.push(daysFrom(monday, 7));
  return weeks;
}
