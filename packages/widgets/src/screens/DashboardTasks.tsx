// By itself, so that the first screen fetches this of the tasks and no more.
export { CompleteTask as default } from '../office/tasks/index.ts';
