import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the few statements that a known account costs more than an unknown one. */
const leastMs = 60;

/** Does what only some addresses need; it takes the same time for all, so that the clock does not tell which have an account. */
export const alike = async (work: () => Promise<unknown>): Promise<void> => {
  await Promise.all([work(), pause(leastMs)]);
};
