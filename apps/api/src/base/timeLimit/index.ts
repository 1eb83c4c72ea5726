export { CallerGone, createTimeLimit, type TimeLimit, TookTooLong } from './timeLimit.ts';
