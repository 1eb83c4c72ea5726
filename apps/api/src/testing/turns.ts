import { spent } from '../../../../scripts/lib/pureWork.mjs';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** The most processor time that one turn of the event loop takes while the work is done, in milliseconds. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  await nextTurn();
  let before = spent();
  let longest = 0;
  let isOver = false;
  // Looks once a turn and lets the loop wait between two.
  const look = () => {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
    if (!isOver) setImmediate(look).unref();
  };
  setImmediate(look).unref();
  await work();
  await nextTurn();
  isOver = true;
  return Math.max(longest, spent() - before);
}
