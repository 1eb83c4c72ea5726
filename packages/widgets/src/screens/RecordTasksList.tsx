// By itself, so that a record's page fetches this of the tasks and no more.
export { RelatedTasks as default } from '../office/tasks/index.ts';
