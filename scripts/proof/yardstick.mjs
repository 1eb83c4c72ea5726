// How quick this machine is, and whether somebody else keeps it busy: so waits can be as long as they must, and a red that a busy machine made is told as such.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that the fixed work takes on a quiet machine with two cores. */
export const quietWork = 28;
/** How many times longer than on a quiet machine anything is waited for, at most. */
const mostPatience = 6;

/**
 * Measures the machine while nothing of ours runs.
 * @returns {Promise<{ patience: number, isBusy: boolean, why: string }>} `patience` from 1 (quick and quiet) to 6; waits are multiplied by it
 */
export async function measureMachine() {
  const before = ticks();
  await wait(1000);
  const idle = idleShare(before, ticks());
  const turns = [fixedWork(), fixedWork(), fixedWork()];
  return judge({ idle, turns, load: loadavg()[0], cores: availableParallelism() });
}

/**
 * What the measurements say. Pure.
 * @param {{ idle: number, turns: { wall: number, processor: number }[], load: number, cores: number }} measured `idle` is the share of all cores that nobody used, `turns` are milliseconds
 */
export function judge({ idle, turns, load, cores }) {
  const wall = Math.min(...turns.map((turn) => turn.wall));
  const kept = Math.min(...turns.map((turn) => turn.wall / Math.max(turn.processor, 1)));
  // A core that is shared, taken away, or waited for by others.
  const isBusy = idle < 0.7 || kept > 1.3;
  // Our own work fills the cores that are left, so what others take is missing twice.
  const shared = isBusy ? Math.max(2, load / cores) : 1;
  const patience = Math.min(mostPatience, Math.max(1, (wall / quietWork) * shared));
  const percent = Math.round(100 * idle);
  const why = `${percent} % of ${cores} cores idle, fixed work in ${Math.round(wall)} ms of ${quietWork}`;
  return { patience: Math.round(patience * 10) / 10, isBusy, why };
}

/** The same for every caller, some tenths of a second of pure work: sums that no compiler can leave out. */
function fixedWork() {
  const start = performance.now();
  const used = process.cpuUsage();
  let sum = 0;
  for (let turn = 0; turn < 60; turn += 1) sum += mix(turn);
  const { user, system } = process.cpuUsage(used);
  if (sum === 0) throw new Error('the yardstick did no work');
  return { wall: performance.now() - start, processor: (user + system) / 1000 };
}

function mix(seed) {
  const words = new Uint32Array(4096).fill(seed + 1);
  for (let round = 1; round < 40; round += 1)
    for (let index = 0; index < words.length; index += 1)
      words[index] = Math.imul(words[index] ^ (words[index] >>> 15), 0x2c1b3c6d + round) + index;
  return words.reduce((sum, word) => (sum + word) % 0x7fffffff, 1);
}

const ticks = () =>
  cpus().reduce(
    (sum, { times }) => ({
      idle: sum.idle + times.idle,
      all: sum.all + times.user + times.nice + times.sys + times.idle + times.irq,
    }),
    { idle: 0, all: 0 },
  );
const idleShare = (before, after) => (after.idle - before.idle) / Math.max(after.all - before.all, 1);
