import { addDays, daysBetween, type PlainDate } from '../../basics/dates/index.ts';

const aSunday = '2023-01-01';
const isWeekend = (date: PlainDate) => [0, 6].includes(((daysBetween(aSunday, date) % 7) + 7) % 7);
const toWeekday = (date: PlainDate, step: 1 | -1) => {
  let moved = date;
  while (isWeekend(moved)) moved = addDays(moved, step);
  return moved;
};

/** Moves a date by days from Monday to Friday; by none, a day of the weekend becomes the Monday after it. Holidays are not known. */
export function addBusinessDays(date: PlainDate, days: number): PlainDate {
  if (days === 0) return toWeekday(date, 1);
  const step = days < 0 ? -1 : 1;
  const count = Math.abs(days);
  let moved = addDays(toWeekday(date, days < 0 ? 1 : -1), step * 7 * Math.trunc(count / 5));
  for (let left = count % 5; left > 0; left -= 1) moved = toWeekday(addDays(moved, step), step);
  return moved;
}
