export { findAccount, recordAuthEvent } from './accounts.store.ts';
export { meOperations } from './me.operations.ts';
export { type AuthWorld, sessionDesk } from './sessions.operations.ts';
export { endSessionsOf, openSession } from './sessions.store.ts';
export { hashToken, newToken } from './tokens.ts';
