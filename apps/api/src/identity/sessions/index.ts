export { meOperations } from './me.operations.ts';
export { ownSessionOperations } from './ownSessions.operations.ts';
export { sessionDesk } from './sessions.operations.ts';
export { sessionStore } from './sessions.store.ts';
