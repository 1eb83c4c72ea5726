import { setTimeout as pause } from 'node:timers/promises';
import type { LiveLimits } from './liveLimits.ts';

/**
 * Works off one connection's messages in turn: a burst at once, then so many a second. Who marks a hundred notifications after
 * a pause waits a little; only who sends without end is turned away.
 */
export function createInbox<Message>(
  { burst, perSecond, waiting: mostWaiting }: Pick<LiveLimits, 'burst' | 'perSecond' | 'waiting'>,
  work: (message: Message) => Promise<void>,
) {
  const waiting: Message[] = [];
  let tokens = burst;
  let filledAt = performance.now();
  let isBusy = false;
  let isShut = false;

  const refill = () => {
    const now = performance.now();
    tokens = Math.min(burst, tokens + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
  };
  const run = async () => {
    isBusy = true;
    for (let message = waiting.shift(); message !== undefined && !isShut; message = waiting.shift()) {
      refill();
      if (tokens < 1) await pause(((1 - tokens) / perSecond) * 1000, undefined, { ref: false });
      refill();
      tokens -= 1;
      if (!isShut) await work(message);
    }
    isBusy = false;
  };
  return {
    /** False where too many wait already. */
    put: (message: Message): boolean => {
      if (waiting.length >= mostWaiting) return false;
      waiting.push(message);
      if (!isBusy) void run();
      return true;
    },
    shut: () => {
      isShut = true;
      waiting.length = 0;
    },
  };
}
