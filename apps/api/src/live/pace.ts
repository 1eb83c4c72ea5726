import { tooMany } from '../server/request/problems.ts';

/** What a page that comes back needs of the server, the last step first: whoever has begun is served to the end before others begin. */
const steps = ['list', 'handshake', 'ticket'] as const;
export type Step = (typeof steps)[number];

export interface PaceLimits {
  /** How often steps are let through (milliseconds). */
  beat: number;
  /** How many in a beat: at the least, however busy the process is, and at the most. */
  least: number;
  most: number;
  /** Above this share of the process's time, whatever it is spent on, fewer are let through. */
  share: number;
  /** How many may wait, and each for how long (milliseconds): a page gives up an attempt after ten seconds. */
  queue: number;
  patience: number;
}
/** At the least 750 pages a second with a ticket and a handshake each: five thousand are in before any of them loses its patience. */
export const paceLimits: PaceLimits = { beat: 20, least: 30, most: 80, share: 0.5, queue: 10_000, patience: 7_000 };

/** The pause after which a page tries again. */
const retryAfter = 3;

interface Waiting {
  until: number;
  go: () => void;
  refuse: (reason: unknown) => void;
}

/**
 * Lets those who come back together in step by step, so that everybody else's requests keep their pace: more steps while the
 * process has time left, fewer while it has not. In quiet nobody waits and no clock runs.
 */
export function createPace(limits: Partial<PaceLimits> = {}, busyShare: () => number = watchLoop()) {
  const { beat, least, most, share, queue, patience } = { ...paceLimits, ...limits };
  const lanes: Record<Step, Waiting[]> = { list: [], handshake: [], ticket: [] };
  let allowance = least;
  let left = least;
  let waiting = 0;
  let timer: NodeJS.Timeout | null = null;

  const letThrough = (lane: Waiting[]) => {
    const now = performance.now();
    for (let first = lane[0]; first && (left > 0 || first.until <= now); first = lane[0]) {
      lane.shift();
      waiting -= 1;
      if (first.until <= now) first.refuse(tooMany(retryAfter));
      else {
        left -= 1;
        first.go();
      }
    }
  };
  const onBeat = () => {
    allowance = busyShare() > share ? Math.max(least, Math.floor(allowance * 0.8)) : Math.min(most, allowance + 2);
    left = allowance;
    for (const step of steps) letThrough(lanes[step]);
    if (left === allowance) stop();
  };
  const start = () => {
    if (timer) return;
    busyShare();
    timer = setInterval(onBeat, beat);
  };
  const stop = () => {
    if (timer) clearInterval(timer);
    timer = null;
    allowance = least;
    left = least;
  };
  return {
    /** Waits for the turn of a step; rejects (429) where too many wait already, or where it takes too long. */
    turn: (step: Step, longest = patience): Promise<void> => {
      start();
      if (waiting === 0 && left > 0) {
        left -= 1;
        return Promise.resolve();
      }
      if (waiting >= queue) return Promise.reject(tooMany(retryAfter));
      waiting += 1;
      return new Promise((go, refuse) => {
        lanes[step].push({ until: performance.now() + longest, go, refuse });
      });
    },
  };
}
export type Pace = ReturnType<typeof createPace>;

/** The share of its time for which this process has worked since it was asked last. */
function watchLoop() {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
