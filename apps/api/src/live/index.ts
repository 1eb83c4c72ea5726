export type { LiveLimits } from './liveLimits.ts';
export { type Live, type LiveOptions, startLive } from './startLive.ts';
export { ticketCrowd } from './tickets.operations.ts';
