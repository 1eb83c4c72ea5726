export { findAccount, recordAuthEvent } from './accounts.store.ts';
export { alike } from './alike.ts';
export type { AuthWorld } from './authWorld.ts';
export { addMailToken, hasEnoughMail, readMailToken, spendMailToken } from './mailTokens.store.ts';
export { endSession, endSessionsOf, openSession, rotate, sessionOfRefresh } from './sessions.store.ts';
export { hashToken, newToken } from './tokens.ts';
