/** Processor time of this thread so far, in milliseconds: others use the machine too, and the clock would count them. */
const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};
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
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
