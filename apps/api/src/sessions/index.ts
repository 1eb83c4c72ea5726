export { meOperations } from './me.operations.ts';
export { sessionDesk } from './sessions.operations.ts';
