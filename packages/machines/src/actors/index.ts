export { notProvided } from './notProvided.ts';
