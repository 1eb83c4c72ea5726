export { findAccount, recordAuthEvent } from './accounts.store.ts';
export { alike } from './alike.ts';
export type { AuthWorld } from './authWorld.ts';
export { type Device, deviceOf, isSameDevice } from './device.ts';
export { addMailToken, hasEnoughMail, readMailToken, spendMailToken } from './mailTokens.store.ts';
export { endSession, endSessionsOf, openSession, replaceTokens, rotate, sessionOfRefresh } from './sessions.store.ts';
export { hashToken, lifetimes, newToken } from './tokens.ts';
export { addWsTickets, type SpentTicket, spendWsTickets } from './wsTickets.store.ts';
