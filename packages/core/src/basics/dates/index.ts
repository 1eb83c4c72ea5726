export {
  addDays,
  addMonths,
  ageOn,
  atCalendarEnd,
  BeyondCalendar,
  dayInMonth,
  daysBetween,
  isPlainDate,
  type PlainDate,
  todayIn,
  wallTimeIn,
  withinCalendar,
} from './dates.ts';
export { formatDate, formatDateTime, formatNearDate, formatShortDate, formatTime } from './format.ts';
export { monthName } from './months.ts';
export { type DateOrder, type DayFault, type DayReading, type DayRules, fullYear, readDay } from './readDay.ts';
export { readTime } from './readTime.ts';
