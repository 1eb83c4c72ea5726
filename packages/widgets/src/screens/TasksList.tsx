// By itself, so that who asks for the list does not fetch the rest of the room with it, nor the other way about.
export { TaskList as default } from '../office/tasks/index.ts';
