export { enterBrokerage, findAccount, recordAuthEvent } from './accounts.store.ts';
export { alike } from './alike.ts';
export type { AuthWorld } from './authWorld.ts';
export { type Device, deviceOf, isSameDevice } from './device.ts';
export { addMailToken, endPasswordLinks, hasMailToken, readMailToken, spendMailToken } from './mailTokens.store.ts';
export {
  delayAfter,
  findHome,
  giveCheckBack,
  noteFailure,
  refuseWhileDelayed,
  type TriedAt,
  takeCheck,
} from './passwordTries.ts';
export { endSession, endSessionsOf, openSession, replaceTokens, rotate, sessionOfRefresh } from './sessions.store.ts';
export { tellOfFailures } from './tellOfFailures.ts';
export { hashToken, lifetimes, newToken } from './tokens.ts';
export { addWsTickets, type SpentTicket, spendWsTickets } from './wsTickets.store.ts';
