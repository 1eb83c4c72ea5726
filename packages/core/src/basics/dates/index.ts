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
export { formatDate, formatDateTime, formatShortDate, formatTime } from './format.ts';
export { readTime } from './readTime.ts';
