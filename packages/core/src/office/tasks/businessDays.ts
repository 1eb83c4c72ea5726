import { addDays, daysBetween, type PlainDate } from '../../basics/dates/index.ts';

const aSunday = '2023-01-01';
const isWeekend = (date: PlainDate) => [0, 6].includes(((daysBetween(aSunday, date) % 7) + 7) % 7);

/** Moves a date by days from Monday to Friday; by none, a day of the weekend becomes the Monday after it. Holidays are not known. */
export function addBusinessDays(date: PlainDate, days: number): PlainDate {
  const step = days < 0 ? -1 : 1;
  let moved = date;
  for (let left = Math.abs(days); left > 0; ) {
    moved = addDays(moved, step);
    if (!isWeekend(moved)) left -= 1;
  }
  while (isWeekend(moved)) moved = addDays(moved, step);
  return moved;
}
