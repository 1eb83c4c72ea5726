/** Processor time of this thread so far, in milliseconds: others use the machine too, and the clock would count them. */
export const spent = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** What the work below takes on a quiet core, in milliseconds of the processor. */
const quiet = 18;
const rows = Array.from({ length: 10_000 }, (_, at) => ({ id: at, name: `Asegurada ${at}`, amounts: [at, at / 7] }));
/** Always the same: writes, reads, searches and sorts, as a request does. */
function work() {
  const text = JSON.stringify(rows);
  const names = new Map(JSON.parse(text).map(({ id, name }) => [name.toUpperCase().replace(/\d/g, '#'), id]));
  const found = text.match(/[1-9]{2,}\.\d+/g) ?? [];
  return names.size + found.toSorted().length;
}
// The first turns are for the compiler.
for (let turn = 0; turn < 5; turn += 1) work();

/** How many times slower than on a quiet core this thread runs now: a busy neighbour takes from its caches too. */
export function slowness() {
  const before = spent();
  work();
  return Math.max(1, (spent() - before) / quiet);
}

/** The measures of some work in milliseconds, as a quiet core would have taken, if three of three are above the limit; else nothing. */
export async function tooLong(limit, measure) {
  const times = [];
  while (times.length < 3) {
    const before = slowness();
    const time = await measure();
    times.push(time / Math.max(before, slowness()));
    if (times.at(-1) <= limit) return null;
  }
  return times.map(Math.round);
}
