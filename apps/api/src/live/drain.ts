import { setTimeout as pause } from 'node:timers/promises';
import { closeCodes } from '@corredor/core/live';
import type { Connections } from './connections.ts';
import type { LiveLimits } from './liveLimits.ts';

const step = 50;

/** Sends everybody away one after the other: clients come back after a fixed time, so the server spreads them. */
export async function drain(connections: Connections, { drain: most, leave }: Pick<LiveLimits, 'drain' | 'leave'>) {
  const leaving = [...connections.all()];
  // A handful needs no spreading.
  const steps = Math.max(1, Math.floor(Math.min(most, leaving.length * 5) / step));
  const share = Math.ceil(leaving.length / steps);
  for (let from = 0; from < leaving.length; from += share) {
    if (from > 0) await pause(step);
    for (const one of leaving.slice(from, from + share)) one.close(closeCodes.restart);
  }
  const giveUp = performance.now() + Math.min(1_000, leave);
  while (connections.size() > 0 && performance.now() < giveUp) await pause(10);
  for (const one of connections.all()) one.terminate();
}
