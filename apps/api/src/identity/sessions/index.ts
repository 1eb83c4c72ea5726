export { meOperations } from './me.operations.ts';
export { ownSessionOperations } from './ownSessions.operations.ts';
export { sessionOperations } from './sessions.operations.ts';
export { sessionStore } from './sessions.store.ts';
