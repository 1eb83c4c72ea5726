export { dailyWork, doDayOf } from './dailyWork.ts';
export { type Job, startScheduler } from './scheduler.ts';
export { taskHours } from './taskHours.ts';
