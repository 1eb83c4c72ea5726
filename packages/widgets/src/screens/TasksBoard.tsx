// By itself, so that it comes only to those who ask for the board.
export { TaskBoard as default } from '../office/tasks/index.ts';
