import { addDays, addMonths, atCalendarEnd, type PlainDate, withinCalendar } from '../../basics/dates/index.ts';
import type { TaskRepeats } from '../../contract/api/index.ts';

const longestYears = 10;

/** The last day on which a task of a series may be due, whatever was asked for. */
export const latestRepeat = (anchor: PlainDate): PlainDate => atCalendarEnd(() => addMonths(anchor, longestYears * 12));

const steps: Record<TaskRepeats['unit'], (anchor: PlainDate, count: number) => PlainDate> = {
  day: addDays,
  week: (anchor, count) => addDays(anchor, count * 7),
  month: addMonths,
  year: (anchor, count) => addMonths(anchor, count * 12),
};

/** What follows in a series. */
export interface Following {
  due_on: PlainDate;
  /** How many dates of the series were over by then. */
  passed_over: number;
}

/** The first date of a series after a task's due date and after the day on which it was done; null where the series is over. Counted from the first date, so that a short month shortens nothing after it. */
export function followingTask(
  { every, unit, until }: TaskRepeats,
  { anchor, dueOn, doneOn }: { anchor: PlainDate; dueOn: PlainDate; doneOn: PlainDate },
): Following | null {
  const latest = latestRepeat(anchor);
  const last = until !== null && until < latest ? until : latest;
  let passed_over = 0;
  for (let count = every; ; count += every) {
    const due_on = withinCalendar(() => steps[unit](anchor, count));
    if (due_on === null || due_on > last) return null;
    if (due_on <= dueOn) continue;
    if (due_on > doneOn) return { due_on, passed_over };
    passed_over += 1;
  }
}
