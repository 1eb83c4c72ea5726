export { calendarOperations } from './calendar.operations.ts';
export { calendarStore } from './calendar.store.ts';
export { readDates } from './calendarDates.ts';
export { openCalendar } from './openCalendar.ts';
