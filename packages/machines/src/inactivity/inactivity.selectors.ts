import type { SnapshotFrom } from 'xstate';
import type { inactivityMachine } from './inactivity.machine.ts';

/** All that a view may know of it. */
export interface InactivityView {
  isAsking: boolean;
  /** Somebody is there again, so nothing is counted down. */
  isBack: boolean;
  isLeaving: boolean;
  secondsLeft: number;
}

/** Where the watch stands. */
export function inactivityView(snapshot: SnapshotFrom<typeof inactivityMachine>): InactivityView {
  const { lastActive, limit, now } = snapshot.context;
  return {
    isAsking: snapshot.hasTag('asking'),
    isBack: snapshot.matches('returned'),
    isLeaving: snapshot.matches('keeping') || snapshot.matches('leaving'),
    secondsLeft: Math.max(0, Math.ceil((lastActive + limit - now) / 1000)),
  };
}
