export { calendarPlugin } from './calendarPlugin.ts';
