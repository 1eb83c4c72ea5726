// By itself, so that it comes only to those who ask for the month.
export { TaskMonth as default } from '../office/tasks/index.ts';
