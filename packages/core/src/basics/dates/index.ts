export {
  addDays,
  addMonths,
  ageOn,
  dayInMonth,
  daysBetween,
  isPlainDate,
  type PlainDate,
  todayIn,
  wallTimeIn,
} from './dates.ts';
export { formatDate, formatDateTime, formatShortDate } from './format.ts';
