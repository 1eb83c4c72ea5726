import type { LiveView } from '../../base/live/index.ts';

/** How the reader is told where the live channel stands. */
export type Connection =
  | { status: 'live' }
  | { status: 'connecting' }
  | { status: 'waiting'; attempt: number; attempts: number }
  | { status: 'offline' }
  | { status: 'off'; canRetry: boolean };

/** What of the channel's state matters to a reader. */
export function connectionOf({ state, series, attempt, attempts, isOff, canReconnect }: LiveView): Connection {
  if (isOff) return { status: 'off', canRetry: canReconnect };
  if (state === 'open') return { status: 'live' };
  if (series === 'waitingForNetwork') return { status: 'offline' };
  return attempt > 0 ? { status: 'waiting', attempt, attempts } : { status: 'connecting' };
}
