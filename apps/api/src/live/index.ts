export type { LiveLimits } from './liveLimits.ts';
export { createPace, type Pace } from './pace.ts';
export { type Live, type LiveOptions, startLive } from './startLive.ts';
export { batchedTicketOperations } from './tickets.operations.ts';
